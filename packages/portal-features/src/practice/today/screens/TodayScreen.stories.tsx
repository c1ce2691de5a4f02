import { PINNED_NOW, ids, make, scenarios } from '@sakina/mocks';
import {
  confirmAppointment,
  getRoom,
  listAppointments,
  listCalendarEvents,
  listSafetyAlerts,
  listSessionNotes,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { TodayScreen } from './TodayScreen.tsx';
import { minutes } from '../../../shared/testing/story-times.ts';

const meta = {
  title: 'Provider/Today',
  component: TodayScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof TodayScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const session = (id: string, from: number, rest: Parameters<typeof make.appointment>[0] = {}) =>
  make.appointment({ id, startsAt: minutes(from), endsAt: minutes(from + 50), ...rest });

const alert = {
  id: 'msr-danger',
  kind: 'ITEM_9' as const,
  phone: '+1 718 555 0142',
  raisedAt: PINNED_NOW,
  answer: 2 as const,
  words: null,
  sharesSafetyPlan: false,
  acknowledgement: null,
};

export const Default: Story = {
  name: 'Shows the day by time, each session with one next action [ROUTE-30]',
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('list', { name: 'Next' }));
    await expect(next.getByText('Layla Haddad')).toBeVisible();
    await expect(next.getByText('Starts in 30 minutes')).toBeVisible();
    await expect(next.getByRole('link', { name: 'Prepare the session with Layla Haddad' })).toBeVisible();
    await expect(next.queryByRole('link', { name: /Start/ })).toBeNull();
    const later = within(canvas.getByRole('list', { name: 'Later today' }));
    await expect(await later.findByText('Grief circle')).toBeVisible();
    const finish = within(canvas.getByRole('list', { name: 'To finish' }));
    await expect(
      await finish.findByRole('link', {
        name: 'Write the note for the session with Konstantina Papadopoulos-Christodoulou',
      }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/provider\/notes\?appointment=apt-/));
  },
};

export const Confirmed: Story = {
  name: 'Confirms a booking at a press [CLOUD-281]',
  play: async ({ canvas }) => {
    const confirm = await canvas.findByRole('button', {
      name: /^Confirm Fatima Zahra Benali’s booking, tomorrow/,
    });
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Fatima Zahra Benali’s booking is confirmed')).toBeVisible());
    await waitFor(() => expect(confirm).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

export const ConfirmFails: Story = {
  name: 'Says why a booking could not be confirmed, and leaves it there',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(confirmAppointment)),
  play: async ({ canvas }) => {
    const confirm = await canvas.findByRole('button', { name: /^Confirm .*’s booking/ });
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.getByText('Something went wrong on our side')).toBeVisible());
    await expect(confirm).toBeVisible();
  },
};

export const ReferralToAnswer: Story = {
  name: 'Leads to a referral that waits for an answer [CARE-1]',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Referrals to answer' }));
    await expect(list.getByRole('link', { name: /Samuel Adeyemi.*, from .*Imam Yusuf Demir/ })).toHaveAttribute(
      'href',
      '/provider/portal',
    );
    await expect(list.getByText('The client agreed yesterday')).toBeVisible();
  },
};

export const Waiting: Story = {
  name: 'A client who waits stands above everything else [SESSION-1]',
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.answering(
        getRoom,
        make.room({
          participants: [
            make.participant({ displayName: 'Layla Haddad', role: 'CLIENT', presence: 'WAITING', isSelf: false }),
          ],
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('list', { name: 'Waiting for you' }));
    await expect(waiting.getByRole('link', { name: 'Open the room for Layla Haddad' })).toHaveAttribute(
      'href',
      `/provider/start-session?appointment=${ids.appointments.startable}`,
    );
  },
};

export const ClientCancelled: Story = {
  name: 'A session canceled by a client who may be in danger stands first, with who, when, why and the fee [CARE-2] [ROUTE-30]',
  beforeEach: ({ msw }) => {
    const client = { id: ids.users.layla, displayName: 'Layla Haddad' };
    const fee = { amountMinor: 6000, currency: 'USD' };
    msw.use(
      scenarios.answering(listSafetyAlerts, { items: [{ ...alert, client }] }),
      scenarios.answering(
        listAppointments,
        scenarios.whole([
          session('apt-aaaaaaa1', 12, {
            client,
            status: 'CANCELLED',
            cancellation: {
              reason: { code: 'OTHER', text: 'I cannot do this any more.' },
              by: 'CLIENT',
              at: minutes(-6),
              fee,
            },
          }),
          session('apt-aaaaaaa2', 3 * 24 * 60, {
            client: { id: ids.users.noah, displayName: 'Noah Bergström' },
            status: 'CANCELLED',
            cancellation: {
              reason: { code: 'SCHEDULE_CONFLICT', text: null },
              by: 'ADMIN',
              at: minutes(-60),
              fee: { ...fee, amountMinor: 0 },
            },
          }),
        ]),
      ),
    );
  },
  play: async ({ canvas }) => {
    const danger = within(await canvas.findByRole('list', { name: 'May be in danger and canceled' }));
    await expect(
      await danger.findByText('Layla Haddad canceled this session on Tuesday, November 24 at 9:54 AM.'),
    ).toBeVisible();
    await expect(danger.getByText('Reason: Another reason')).toBeVisible();
    await expect(danger.getByText(/I cannot do this any more/)).toBeVisible();
    await expect(danger.getByText('Late cancellation fee: $60')).toBeVisible();
    await expect(danger.getByRole('link', { name: 'Prepare the session with Layla Haddad' })).toBeVisible();
    const cancelled = within(canvas.getByRole('list', { name: 'Canceled or declined' }));
    await expect(cancelled.getByText(/^An administrator canceled this session/)).toBeVisible();
    await expect(cancelled.getByText('No fee was charged.')).toBeVisible();
  },
};

export const RunningAndLate: Story = {
  name: 'A session under way is returned to; one that was never started is asked about [SESSION-3]',
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.answering(
        listAppointments,
        scenarios.whole([
          session('apt-aaaaaaa1', -180, { client: { id: ids.users.noah, displayName: 'Noah Bergström' } }),
          session('apt-aaaaaaa2', -15, { status: 'IN_PROGRESS', startedAt: minutes(-12) }),
        ]),
      ),
      scenarios.empty(listCalendarEvents),
    );
  },
  play: async ({ canvas }) => {
    const now = within(await canvas.findByRole('list', { name: 'Now' }));
    await expect(now.getByText('In progress since 9:48 AM')).toBeVisible();
    await expect(now.getByRole('link', { name: 'Return to the session with Layla Haddad' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark no-show: Noah Bergström' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText(/Nothing is charged/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NotVerified: Story = {
  name: 'Asks for no note and no answer of a client where records are closed [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Notes aren’t available until your credentials are verified/)).toBeVisible(),
    );
    await expect(canvas.queryByText(/may be in danger/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /note/ })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...[listAppointments, listSafetyAlerts].map(scenarios.loading)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your day…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'Slow answers: alerts about danger do not wait for the day',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listAppointments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fatima Zahra Benali' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Next' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...[listAppointments, listCalendarEvents, listSafetyAlerts, listSessionNotes].map((operation) =>
        scenarios.empty(operation),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing on your calendar today' })).toBeVisible();
    await expect(canvas.queryByText(/may be in danger/)).toBeNull();
  },
};

export const Error: Story = {
  name: 'Says what could not be read, alerts about danger above all, and tries again',
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.failingOnce(listAppointments),
      scenarios.failing(listSafetyAlerts),
      scenarios.failing(listSessionNotes),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/We couldn’t load safety alerts/)).toBeVisible());
    // The board fails on its own: its retry stands in its alert.
    const board = await canvas.findByRole('alert');
    await userEvent.click(within(board).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Next' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/We couldn’t load your notes/)).toBeVisible());
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listAppointments)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You don’t have access to this')).toBeVisible());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => {
    const client = {
      id: ids.users.noah,
      displayName: 'Maria Fernanda de Albuquerque-Vasconcelos e Carvalho · ماريا فرناندا',
    };
    msw.use(
      scenarios.answering(
        listAppointments,
        scenarios.whole([
          session('apt-aaaaaaa1', 30, { client }),
          session('apt-aaaaaaa2', 120, { client, status: 'PENDING' }),
        ]),
      ),
      scenarios.answering(listSafetyAlerts, {
        items: [{ ...alert, client }],
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Next' });
    await canvas.findByRole('list', { name: 'Clients who may be in danger' });
    await expect(canvas.getAllByText(/Albuquerque-Vasconcelos/).length).toBeGreaterThan(1);
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'جلسات اليوم' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('قد يكون أحد المستفيدين لديك في خطر')).toBeVisible());
    await expect(within(await canvas.findByRole('list', { name: 'التالي' })).getByText('Layla Haddad')).toBeVisible();
  },
};
