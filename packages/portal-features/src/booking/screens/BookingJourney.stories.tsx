import { ids, scenarios, serviceIdOf, signInStoryAs } from '@sakina/mocks';
import { createBooking, updateAppointment } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { BookingScreen } from './BookingScreen.tsx';

const { amina, yusuf } = ids.providers;
const session = serviceIdOf(amina, 'session');
const startsAt = '2026-11-26T10:00:00-05:00';
const phone = { viewport: { value: 'phone', isRotated: false } };
type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Booking journey',
  component: BookingScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { providerId: amina, start: { serviceId: session, startsAt }, onStepChange: fn() },
} satisfies Meta<typeof BookingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the details to the payment, or where nothing is paid to the review, with everything filled in. */
async function tellAbout(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /What would you like to talk about/ }), 'The nights are long.');
  await userEvent.type(canvas.getByRole('textbox', { name: /Phone number/ }), '+1 212 555 0142');
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: /^Continue to/ }));
}

/** From the details to the review: the saved card pays. */
async function fillDetails(canvas: Canvas) {
  await tellAbout(canvas);
  await canvas.findByRole('heading', { level: 2, name: 'How would you like to pay?' });
  await waitFor(() => expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked());
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
  await canvas.findByRole('heading', { level: 2, name: 'Is everything right?' });
}

const book = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Book this session' }));
const confirmed = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Your session is booked' });

/** Watches the calls that book: their idempotency keys and their tokens. */
function watchBookings() {
  const calls = spyOn(globalThis, 'fetch');
  const bookings = () =>
    calls.mock.calls.filter(([input, init]) => init?.method === 'POST' && (typeof input === 'string' ? input : input instanceof URL ? input.href : input.url).endsWith('/cloud/v1/bookings'));
  return { calls, keys: () => bookings().map(([, init]) => new Headers(init?.headers).get('Idempotency-Key')) };
}

/** How many sessions the person has at a moment, as the server counts. */
async function countOnServer(email: string, instant: string): Promise<number> {
  const { token } = signInStoryAs(email);
  const answer = await fetch('/v1/appointments?as=client', { headers: { Authorization: `Bearer ${token.accessToken}` } });
  const { data } = (await answer.json()) as { data: { items: { startsAt: string }[] } };
  return data.items.filter((item) => Date.parse(item.startsAt) === Date.parse(instant)).length;
}

/** Somebody else has the time at the moment of booking; three others are free. */
const takenOnce: Story['beforeEach'] = async ({ msw }) => {
  const query = new URLSearchParams({ serviceId: session, from: '2026-11-26T20:00:00Z', to: '2026-12-05T00:00:00Z' });
  const answer = await fetch(`/cloud/v1/providers/${amina}/slots?${query.toString()}`);
  const { data } = (await answer.json()) as { data: { slots: { startsAt: string; endsAt: string }[] } };
  const alternatives = data.slots.slice(0, 3).map(({ startsAt: from, endsAt }) => ({ startsAt: from, endsAt }));
  msw.use(scenarios.failingOnce(createBooking, { status: 409, code: 'SLOT_TAKEN', details: { alternatives } }));
};

export const Default: Story = {
  name: 'Books from the first question to the confirmation, in two zones [ROUTE-22][CARE-9]',
  args: { providerId: yusuf, start: {} },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Extended pastoral session/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Online/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click((await canvas.findAllByRole('radio', { name: /in Istanbul/ }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await fillDetails(canvas);
    await expect(canvas.getByText('The nights are long.')).toBeVisible();
    await expect(canvas.getByText('Imam Yusuf Demir’s time')).toBeVisible();
    await expect(canvas.getAllByText(/Türkiye (Standard )?Time/, { selector: 'dd *' })[0]).toBeVisible();
    await expect(canvas.getByText(/cancel or move it free of charge at any time/)).toBeVisible();
    await book(canvas);
    const heading = await confirmed(canvas);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Go to your sessions' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByText(/The button to join opens/)).toBeVisible();
    await expect(args.onStepChange).toHaveBeenLastCalledWith('done');
  },
};

export const CalendarFile: Story = {
  name: 'Hands out a calendar file that says nothing of care',
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL');
    await fillDetails(canvas);
    await book(canvas);
    await confirmed(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    const [blob] = made.mock.lastCall ?? [];
    const file = await new Response(blob as Blob).text();
    await expect(file).toContain('DTSTART:20261126T150000Z\r\n');
    await expect(file).toContain('SUMMARY:Appointment\r\n');
    await expect(file).not.toMatch(/Amina|Layla|therap|session/i);
  },
};

export const KeepsEverything: Story = {
  name: 'Keeps what was typed on the way back and forth',
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the session' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Is everything right?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Change what you told us' }));
    await expect(await canvas.findByRole('textbox', { name: /Phone number/ })).toHaveValue('+1 212 555 0142');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};

export const SlotTaken: Story = {
  name: 'Says at once when the time was lost while paying, takes nothing, and keeps the rest [SEC-12][ERROR-2]',
  beforeEach: takenOnce,
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody has just booked that time');
    const others = within(canvas.getByRole('list', { name: 'Times nearby' })).getAllByRole('button');
    await expect(others.length).toBeGreaterThanOrEqual(3);
    await userEvent.click(others[0] as HTMLElement);
    await expect(await canvas.findByText('The nights are long.')).toBeVisible();
    await expect(await canvas.findByText('Visa ending in 4242')).toBeVisible();
    await waitFor(() => book(canvas));
    await expect(await confirmed(canvas)).toBeVisible();
    await expect(await countOnServer('patient@demo.test', startsAt)).toBe(0);
  },
};

export const SlotTakenOnPhone: Story = {
  name: 'Offers other times on a phone',
  globals: phone,
  beforeEach: takenOnce,
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('list', { name: 'Times nearby' })).toBeVisible();
  },
};

export const SlotPassed: Story = {
  name: 'Says when the time has passed meanwhile',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(createBooking, { status: 422, code: 'SLOT_IN_PAST' })),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That time has passed');
  },
};

export const AnswerLost: Story = {
  name: 'Books once when the connection breaks in the middle [SEC-12]',
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    const send = globalThis.fetch;
    const { calls, keys } = watchBookings();
    // The first booking arrives, but its answer does not.
    calls.mockImplementationOnce(async (input, init) => {
      await send(input, init);
      throw new TypeError('Failed to fetch');
    });
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach the server');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await confirmed(canvas)).toBeVisible();
    await expect(keys()).toHaveLength(2);
    await expect(new Set(keys()).size).toBe(1);
    await expect(await countOnServer('patient@demo.test', startsAt)).toBe(1);
  },
};

export const AnswerLostAndChanged: Story = {
  name: 'Knows its own booking when something was changed after a lost answer [SEC-12]',
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    const send = globalThis.fetch;
    const { calls } = watchBookings();
    calls.mockImplementationOnce(async (input, init) => {
      await send(input, init);
      throw new TypeError('Failed to fetch');
    });
    await book(canvas);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Change what you told us' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Phone number/ }), '3');
    await userEvent.click(canvas.getByRole('button', { name: /^Continue to/ }));
    await canvas.findByRole('heading', { level: 2, name: 'Is everything right?' });
    await book(canvas);
    await expect(await confirmed(canvas)).toBeVisible();
    await expect(await countOnServer('patient@demo.test', startsAt)).toBe(1);
  },
};

export const DoubleClick: Story = {
  name: 'Books once under a double click [SEC-12]',
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    const { keys } = watchBookings();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Book this session' }));
    await expect(await confirmed(canvas)).toBeVisible();
    await expect(keys()).toHaveLength(1);
  },
};

export const ContractBreach: Story = {
  name: 'Says that an answer could not be read, and where to look',
  beforeEach: ({ msw }) => msw.use(scenarios.breach(createBooking)),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The answer could not be read');
    await expect(canvas.getByRole('link', { name: 'Look at your sessions' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByText('The nights are long.')).toBeVisible();
  },
};

export const ServerSaysNo: Story = {
  name: 'Shows the server’s words at the field they belong to [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failing(createBooking, { status: 422, code: 'VALIDATION_FAILED', details: { fields: { phone: 'This number does not exist.' } } })),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('link', { name: 'This number does not exist.' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Phone number/ })).toHaveAccessibleDescription(/This number does not exist\./);
    await expect(canvas.getByRole('textbox', { name: /Phone number/ })).toHaveValue('+1 212 555 0142');
  },
};

export const ProviderGone: Story = {
  name: 'Says when the provider is gone meanwhile',
  beforeEach: ({ msw }) => msw.use(scenarios.missing(createBooking)),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This can no longer be booked');
  },
};

export const Denied: Story = {
  name: 'Says when the session has ended meanwhile, and keeps what was typed',
  beforeEach: ({ msw }) => msw.use(scenarios.signedOut(createBooking)),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session has ended');
    await expect(canvas.getByText('The nights are long.')).toBeVisible();
  },
};

export const ReviewOnPhone: Story = {
  name: 'Review on a phone',
  globals: phone,
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await expect(canvas.getByRole('button', { name: 'Book this session' })).toBeVisible();
  },
};

export const ConfirmedOnPhone: Story = {
  name: 'Confirmation on a phone',
  globals: phone,
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await confirmed(canvas)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /عمّ ترغب في الحديث/ }), 'الليالي طويلة.');
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'المتابعة إلى الدفع' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'كيف تفضّل الدفع؟' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /فيزا تنتهي بالرقم 4242/ })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'المتابعة إلى المراجعة' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'هل كل شيء صحيح؟' })).toBeVisible();
    await expect(canvas.getByText('الليالي طويلة.')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

const move = { start: { rescheduleId: ids.appointments.upcoming } };

export const Moving: Story = {
  name: 'Moves a session, with its present time kept until the end',
  args: move,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Move your session' })).toBeVisible();
    await expect(canvas.getByText('Until you confirm, your present time stays booked.')).toBeVisible();
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('New time')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move this session' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your session is moved' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const MovingTaken: Story = {
  name: 'Says at once when the new time was taken, and keeps the present one',
  args: move,
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.conflict(updateAppointment, {
        code: 'SLOT_TAKEN',
        details: { alternatives: [{ startsAt: '2026-11-27T15:00:00Z', endsAt: '2026-11-27T15:50:00Z' }] },
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Move this session' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session stays at its present time');
    await userEvent.click(canvas.getByRole('button', { name: /Friday, November 27, 10:00/ }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Move it to this time?' })).toBeVisible();
  },
};

export const MovingSomebodyElses: Story = {
  name: 'Does not show or move somebody else’s session',
  args: { start: { rescheduleId: ids.appointments.noahUpcoming } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This session is not yours' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look at your sessions' })).toHaveAttribute('href', '/dashboard');
  },
};

export const MovingUnknown: Story = {
  name: 'Says that there is no such session',
  args: { start: { rescheduleId: 'apt-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We could not find this session' })).toBeVisible();
  },
};

export const MovingTooLate: Story = {
  name: 'Says that a session which is over cannot be moved',
  args: { start: { rescheduleId: ids.appointments.lastWeek } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This session can no longer be moved' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book a new session' })).toHaveAttribute('href', `/booking/${amina}`);
  },
};
