import { make } from '@sakina/mocks';
import type { Service } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { emptyDetails } from '../model/details.ts';
import { answered, firstOfSeries, heldTime, phone, storyQuote } from '../story-help.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import type { Price } from './use-quote.ts';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const profile = make.providerProfile();
const [intro, session] = profile.services as [Service, Service];
const secondWeek = { startsAt: '2026-12-03T15:00:00Z', endsAt: '2026-12-03T15:50:00Z' };

function priceOf(changes: Parameters<typeof storyQuote>[0] = {}): Price {
  const quote = storyQuote(changes);
  return { read: answered(quote), quote };
}

const meta = {
  title: 'Consumer/Booking parts/ReviewStep',
  component: ReviewStep,
  args: {
    profile,
    service: session,
    mode: 'ONLINE',
    time: firstOfSeries,
    details: { ...emptyDetails, reasonForVisit: 'The nights are long.' },
    price: priceOf(),
    card: { token: 'pm-1', brand: 'VISA', last4: '4242' },
    further: [],
    failure: null,
    error: undefined,
    held: heldTime('2026-11-24T10:10:00-05:00'),
    isBooking: false,
    onEdit: fn(),
    onBook: fn(),
  },
} satisfies Meta<typeof ReviewStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows every answer and books',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(inAllParts(/Thursday, November 26, 10:00 – 10:50 AM, Eastern Time/))).toBeVisible();
    await expect(canvas.getByText('The nights are long.')).toBeVisible();
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book this session' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
  },
};

export const AtNight: Story = {
  name: 'Asks before a session at night on the reader’s clock is booked [CARE-9]',
  args: { time: { startsAt: '2026-11-27T08:00:00Z', endsAt: '2026-11-27T08:50:00Z' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('It’s night for you then')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book this session' }));
    await expect(args.onBook).not.toHaveBeenCalled();
    const accept = canvas.getByRole('checkbox', { name: 'This time at night works for me' });
    await expect(accept).toBeInvalid();
    await waitFor(() => expect(accept).toHaveFocus());
    await userEvent.click(accept);
    await userEvent.click(canvas.getByRole('button', { name: 'Book this session' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
  },
};

export const InPersonWithAnImam: Story = {
  name: 'In person the clock of the place comes first; consent is worded by kind and format [CARE-9]',
  args: {
    profile: { ...profile, kind: 'IMAM', timeZone: 'Europe/Istanbul', address: 'Mihrimah Mosque study room' },
    mode: 'IN_PERSON',
  },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms.indexOf('Time there')).toBeGreaterThan(-1);
    await expect(terms.indexOf('Time there')).toBeLessThan(terms.indexOf('Your time'));
    await expect(
      canvas.getByText(inAllParts(/Thursday, November 26, 6:00 – 6:50 PM, Türkiye Standard Time/)),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        'You consented to guidance, to privacy if you ever meet by video, and to the cancellation policy',
      ),
    ).toBeVisible();
  },
};

export const Change: Story = {
  name: 'Leads from each part to the step that changes it',
  play: async ({ canvas, args }) => {
    for (const [name, step] of [
      ['Change the session', 'service'],
      ['Change the time', 'time'],
      ['Change your details', 'details'],
      ['Change how you pay', 'payment'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onEdit).toHaveBeenLastCalledWith(step);
    }
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

export const Free: Story = {
  name: 'Says nothing about payment for a free session',
  args: { service: intro, price: { read: { ...answered(storyQuote()), data: undefined }, quote: null }, card: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change how you pay' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Book this session' })).toBeEnabled();
  },
};

export const PaidNow: Story = {
  name: 'Says on the button what is taken with the booking',
  args: { price: priceOf({ timing: 'NOW', dueNow: { amountMinor: 12_000, currency: 'USD' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay $120 and book' })).toBeEnabled();
  },
};

export const Series: Story = {
  name: 'Lists the dates of a series and counts them on the button [CARE-9]',
  args: { further: [secondWeek] },
  play: async ({ canvas }) => {
    const dates = within(canvas.getByRole('list', { name: 'Your sessions' })).getAllByRole('listitem');
    await expect(
      dates.map((date) => /(November|December)\s\d+/.exec(date.textContent)?.[0].replace('\u00a0', ' ')),
    ).toEqual(['November 26', 'December 3']);
    await expect(canvas.getByRole('button', { name: 'Book 2 sessions' })).toBeVisible();
  },
};

export const PriceLoading: Story = {
  name: 'Does not book while the price of another time is read',
  args: { price: { read: { ...answered(storyQuote()), data: undefined, isLoading: true }, quote: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Book this session/ }));
    await expect(args.onBook).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Change how you pay' })).toBeNull();
  },
};

export const AnswerLost: Story = {
  name: 'Offers the same attempt again after a lost answer [ERROR-2][SEC-12]',
  args: { failure: { kind: 'unsure', cause: 'network' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
  },
};

export const Booking: Story = {
  name: 'Takes no second press while it books [SEC-12]',
  args: { isBooking: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Book this session/ }));
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'حجز هذه الجلسة' })).toBeEnabled();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
