import { ids, scenarios, serviceIdOf, signInStoryAs } from '@sakina/mocks';
import { createBooking } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { addressOf, book, confirmed, fillDetails, phone, startsAt, watchBookings } from '../story-help.tsx';
import { BookingScreen } from './BookingScreen.tsx';

const { amina } = ids.providers;
const session = serviceIdOf(amina, 'session');

const meta = {
  title: 'Consumer/Booking trouble',
  component: BookingScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { providerId: amina, start: { serviceId: session, startsAt }, onStepChange: fn() },
} satisfies Meta<typeof BookingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How many sessions the user has at a time, by the server's count. */
async function countOnServer(email: string, instant: string): Promise<number> {
  const { token } = signInStoryAs(email);
  const answer = await fetch('/v1/appointments?as=client', {
    headers: { Authorization: `Bearer ${token.accessToken}` },
  });
  const { data } = (await answer.json()) as { data: { items: { startsAt: string }[] } };
  return data.items.filter((item) => Date.parse(item.startsAt) === Date.parse(instant)).length;
}

/** The time is taken at the moment of booking; three others are free. */
const takenOnce: Story['beforeEach'] = async ({ msw }) => {
  const query = new URLSearchParams({ serviceId: session, from: '2026-11-26T20:00:00Z', to: '2026-12-05T00:00:00Z' });
  const answer = await fetch(`/cloud/v1/providers/${amina}/slots?${query.toString()}`);
  const { data } = (await answer.json()) as { data: { slots: { startsAt: string; endsAt: string }[] } };
  const alternatives = data.slots.slice(0, 3).map(({ startsAt: from, endsAt }) => ({ startsAt: from, endsAt }));
  msw.use(scenarios.failingOnce(createBooking, { status: 409, code: 'SLOT_TAKEN', details: { alternatives } }));
};

export const SlotTaken: Story = {
  name: 'Announces that the time was lost while paying, charges nothing, and keeps the rest [SEC-12][ERROR-2]',
  beforeEach: takenOnce,
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Someone just booked that time');
    const others = within(canvas.getByRole('list', { name: 'Other times nearby' })).getAllByRole('button');
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
    await expect(await canvas.findByRole('list', { name: 'Other times nearby' })).toBeVisible();
  },
};

export const SlotPassed: Story = {
  name: 'Says that the time has passed meanwhile',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(createBooking, { status: 422, code: 'SLOT_IN_PAST' })),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That time has passed');
  },
};

export const SlotBookedElsewhere: Story = {
  name: 'Reads the times again after another client was faster, and stays on the day [ERROR-2]',
  beforeEach: takenOnce,
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    const calls = spyOn(globalThis, 'fetch');
    const reads = () => calls.mock.calls.filter(([input]) => addressOf(input).includes(`/providers/${amina}/slots?`));
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Someone just booked that time');
    await waitFor(() => expect(reads()).toHaveLength(1));
    await expect(await canvas.findByRole('button', { name: /November 26, .*chosen/ })).toBeVisible();
  },
};

export const NoticeTooShort: Story = {
  name: 'Says how far ahead a time has to be booked, not that someone was faster [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failing(createBooking, {
        status: 422,
        code: 'NOTICE_TOO_SHORT',
        details: { noticeMinutes: 120, alternatives: [] },
      }),
    ),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This time can no longer be booked: this session needs at least 2 hours’ notice',
    );
    await expect(canvas.queryByText('Someone just booked that time')).toBeNull();
  },
};

export const AnswerLost: Story = {
  name: 'Books once when the connection breaks during the request [SEC-12]',
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    const send = globalThis.fetch;
    const { calls, keys } = watchBookings();
    // The request reaches the server, but the response is lost.
    calls.mockImplementationOnce(async (input, init) => {
      await send(input, init);
      throw new TypeError('Failed to fetch');
    });
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await confirmed(canvas)).toBeVisible();
    await expect(keys()).toHaveLength(2);
    await expect(new Set(keys()).size).toBe(1);
    await expect(await countOnServer('patient@demo.test', startsAt)).toBe(1);
  },
};

export const AnswerLostAndChanged: Story = {
  name: 'Recognizes its own booking when an answer was changed after a lost response [SEC-12]',
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
    await userEvent.click(canvas.getByRole('button', { name: 'Change your details' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Phone number/ }), '3');
    await userEvent.click(canvas.getByRole('button', { name: /^Continue to/ }));
    await canvas.findByRole('heading', { level: 2, name: 'Does everything look right?' });
    await book(canvas);
    await expect(await confirmed(canvas)).toBeVisible();
    await expect(await countOnServer('patient@demo.test', startsAt)).toBe(1);
  },
};

export const ContractBreach: Story = {
  name: 'Says that the response could not be read, and where to look',
  beforeEach: ({ msw }) => msw.use(scenarios.unexpectedAnswer(createBooking)),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t confirm your booking');
    await expect(canvas.getByRole('link', { name: 'See your sessions' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByText('The nights are long.')).toBeVisible();
  },
};

export const ServerSaysNo: Story = {
  name: 'Shows the server’s message at its field [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failing(createBooking, {
        status: 422,
        code: 'VALIDATION_FAILED',
        details: { fields: { phone: 'This number does not exist.' } },
      }),
    ),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('link', { name: 'This number does not exist.' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Phone number/ })).toHaveAccessibleDescription(
      /This number does not exist\./,
    );
    await expect(canvas.getByRole('textbox', { name: /Phone number/ })).toHaveValue('+1 212 555 0142');
  },
};

export const ProviderGone: Story = {
  name: 'Says that the provider is gone meanwhile',
  beforeEach: ({ msw }) => msw.use(scenarios.notFound(createBooking)),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This session is no longer available');
  },
};

export const Denied: Story = {
  name: 'Says that the sign-in session has ended, and keeps what was typed',
  beforeEach: ({ msw }) => msw.use(scenarios.sessionExpired(createBooking)),
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You’ve been logged out');
    await expect(canvas.getByText('The nights are long.')).toBeVisible();
  },
};
