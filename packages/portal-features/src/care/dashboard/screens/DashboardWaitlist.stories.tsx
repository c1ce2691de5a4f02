import { scenarios } from '@sakina/mocks';
import { listWaitlist, respondToWaitlist } from '@sakina/platform/contract';
import { ClockProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const meta = {
  title: 'Consumer/Dashboard/Waitlists',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { place: { view: 'waitlist', id: null } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function openAccept(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept and book the time with Grace Okafor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Book this time?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function agreeAndBook(dialog: Canvas) {
  for (const box of await dialog.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(dialog.getByRole('button', { name: 'Book this session' }));
}

export const Default: Story = {
  name: 'Puts the offer first, with both clocks and the moment to answer by [CARE-7][CARE-9]',
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('region', { name: 'Offered to you' }));
    await expect(offers.getByRole('heading', { level: 3, name: 'Mentoring session with Grace Okafor' })).toBeVisible();
    await expect(offers.getByText(inAllParts(/^Monday, November 30, 4:00 – 4:50 AM, Eastern Time$/))).toBeVisible();
    await expect(await offers.findByText('At night for you')).toBeVisible();
    await expect(offers.getByText(inAllParts(/For Grace Okafor: Monday, November 30, 9:00 – 9:50 AM/))).toBeVisible();
    await expect(offers.getByText(/Answer by tomorrow, 2:00 PM, Eastern Time\./)).toBeVisible();
    const waiting = within(canvas.getByRole('region', { name: 'Waiting' }));
    await expect(waiting.getByText('Helena Strand')).toBeVisible();
    await expect(waiting.getByText(/1 person is before you in line/)).toBeVisible();
    await expect(
      waiting.getByText(/^Your preferences: \W*in the evening\W* and \W*online\W* \(required\)\W*$/),
    ).toBeVisible();
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under the reason in the moment that danger is typed [CARE-1]',
  play: async ({ canvas }) => {
    const dialog = await openAccept(canvas);
    await expectHelpWhileTyping(
      dialog,
      await dialog.findByRole('textbox', { name: /What would you like to talk about/ }),
    );
  },
};

export const Accepting: Story = {
  name: 'Books the offered time after the agreement is given [CARE-7]',
  play: async ({ canvas }) => {
    const dialog = await openAccept(canvas);
    await expect(await dialog.findByRole('textbox', { name: /What would you like to talk about/ })).toHaveValue(
      'A presentation before forty people, in three weeks.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Book this session' }));
    await expect(await dialog.findByText('Agree to meet by video')).toBeVisible();
    await agreeAndBook(dialog);
    const toast = await screen.findByText('Your session is booked');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(await canvas.findByRole('region', { name: 'Ended' })).getByText('Booked')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Waitlists' })).toHaveFocus());
  },
};

export const Declining: Story = {
  name: 'Declines an offer and keeps the place in line',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Decline the time with Grace Okafor/ }));
    const toast = await screen.findByText('Offer declined. You keep your place in line.');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Offered to you' })).toBeNull());
    await expect(
      within(canvas.getByRole('region', { name: 'Waiting' })).getByText('Anyone who matches your preferences'),
    ).toBeVisible();
  },
};

export const Leaving: Story = {
  name: 'Asks before a place in line is given up',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the waitlist: Helena Strand' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this waitlist?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave waitlist' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Leave this waitlist?' })).toBeNull());
    await expect(
      within(await canvas.findByRole('region', { name: 'Ended' })).getByText('Left the waitlist'),
    ).toBeVisible();
  },
};

export const Expired: Story = {
  name: 'Says kindly that the offer has ended, and that the place is kept',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(respondToWaitlist, { code: 'OFFER_EXPIRED' })),
  play: async ({ canvas }) => {
    const dialog = await openAccept(canvas);
    await agreeAndBook(dialog);
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('This offer has ended');
    await expect(alert).toHaveTextContent('you keep your place in line');
  },
};

export const Taken: Story = {
  name: 'Says kindly that someone was faster [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(respondToWaitlist, { code: 'SLOT_TAKEN' })),
  play: async ({ canvas }) => {
    const dialog = await openAccept(canvas);
    await agreeAndBook(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Someone else booked it first');
  },
};

export const Offline: Story = {
  name: 'Keeps what was typed and agreed to when the connection breaks [SEC-12]',
  beforeEach: ({ msw }) => msw.use(scenarios.offline(respondToWaitlist)),
  play: async ({ canvas }) => {
    const dialog = await openAccept(canvas);
    await agreeAndBook(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};

export const LapsesInSight: Story = {
  name: 'An offer whose time has passed can no longer be accepted',
  decorators: [
    (Story) => (
      <ClockProvider clock={{ now: () => Date.parse('2026-11-25T19:00:00Z'), timeZone: 'America/New_York' }}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/An offer for Monday, November 30 has ended/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listWaitlist)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your waitlists…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listWaitlist)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your waitlists…')).toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'Offered to you' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re not on any waitlists' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listWaitlist)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listWaitlist)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Holds the offer and its answers on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Accept and book the time with Grace Okafor' }),
    ).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'قوائم الانتظار' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /القبول والحجز: الموعد مع .*Grace Okafor/ })).toBeVisible();
  },
};
