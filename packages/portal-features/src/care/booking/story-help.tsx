/** For the stories of this feature; the product does not import it. */
import { ids } from '@sakina/mocks';
import { coverageId, parse, providerId, serviceId } from '@sakina/platform/contract';
import type { BookingQuote } from '@sakina/platform/contract';
import type { Read } from '@sakina/platform/react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import type { HeldTime } from './components/use-slot-hold.ts';

export type Canvas = ReturnType<typeof within>;
/** The globals of a story on a phone. */
export const phone = { viewport: { value: 'phone', isRotated: false } };
/** An open time of Dr. Amina Rahman. */
export const startsAt = '2026-11-26T10:00:00-05:00';

/** A completed read. */
export const answered = <Answer,>(data: Answer): Read<Answer> => ({
  data,
  error: undefined,
  isLoading: false,
  isRefreshing: false,
  reload: fn(),
});

/** A time that is held until then; null for no hold. */
export function heldTime(expiresAt: string | null, changes: Partial<HeldTime> = {}): HeldTime {
  const { providerId: provider, serviceId: service } = storyQuote();
  const hold =
    expiresAt === null ? null : { id: 'hold-1', providerId: provider, serviceId: service, ...firstOfSeries, expiresAt };
  return { hold, hasFailed: false, isAsking: false, renew: fn(), ...changes };
}

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** A quote; unless a story changes it, for self-pay after the session. */
export function storyQuote(changes: Partial<BookingQuote> = {}): BookingQuote {
  return {
    providerId: parse(providerId, 'prv-amina-rahman'),
    serviceId: parse(serviceId, 'prv-amina-rahman-session'),
    startsAt,
    price: usd(12_000),
    payBy: 'SELF',
    insurance: null,
    slidingScale: [],
    slidingScaleStep: 'FULL',
    coupon: null,
    total: usd(12_000),
    furtherTotal: usd(12_000),
    timing: 'AFTER_SESSION',
    dueNow: usd(0),
    cancellation: { freeUntilHours: 24, lateFeePercent: 50 },
    ...changes,
  };
}

/** Insurance that pays three quarters. */
export const insured = (): Partial<BookingQuote> => ({
  payBy: 'INSURANCE',
  total: usd(3_000),
  furtherTotal: usd(3_000),
  insurance: {
    coverageId: parse(coverageId, 'cov-layla'),
    insurer: 'AETNA',
    planName: 'Aetna Open Choice PPO',
    pays: usd(9_000),
    copay: usd(3_000),
  },
});

/** A sliding scale of three steps. */
export const sliding = (): Partial<BookingQuote> => ({
  slidingScale: [
    { step: 'FULL', price: usd(12_000) },
    { step: 'REDUCED', price: usd(9_000) },
    { step: 'LOWEST', price: usd(6_000) },
  ],
});

/** Unfolds the display options of the times. */
export async function openOptions(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /Display options|خيارات العرض/ }));
}

/** A first session on a Thursday at ten in New York, and the open times around its repetitions. */
export const firstOfSeries = { startsAt: '2026-11-26T15:00:00Z', endsAt: '2026-11-26T15:50:00Z' };

/** From the details to the payment, or where nothing is paid to the review, with everything filled in. */
async function tellAbout(canvas: Canvas) {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /What would you like to talk about/ }),
    'The nights are long.',
  );
  await userEvent.type(canvas.getByRole('textbox', { name: /Phone number/ }), '+1 212 555 0142');
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: /^Continue to/ }));
}

/** From the details to the review: the saved card pays. */
export async function fillDetails(canvas: Canvas) {
  await tellAbout(canvas);
  await canvas.findByRole('heading', { level: 2, name: 'How would you like to pay?' });
  await waitFor(() => expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked());
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
  await canvas.findByRole('heading', { level: 2, name: 'Does everything look right?' });
}

export const book = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Book this session' }));
export const confirmed = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Your session is booked' });

/** The address of a call. */
export const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;

/** Watches the calls that book, and their idempotency keys. */
export function watchBookings() {
  const calls = spyOn(globalThis, 'fetch');
  const bookings = () =>
    calls.mock.calls.filter(
      ([input, init]) => init?.method === 'POST' && addressOf(input).endsWith('/cloud/v1/bookings'),
    );
  return { calls, keys: () => bookings().map(([, init]) => new Headers(init?.headers).get('Idempotency-Key')) };
}

/** The providers that the stories book with. */
export const { amina, yusuf, closed, fullyBooked, daniel, longName, kathmandu } = ids.providers;
