import { ids, scenarios, serviceIdOf, signInStoryAs, storyServer, writeMessage } from '@sakina/mocks';
import {
  cancelAppointment,
  createAppointment,
  createInvoice,
  getDashboardStats,
  processPayment,
  sendInvoice,
  startAppointment,
} from '@sakina/platform/contract';
import { RealtimeProvider, RealtimeUpdates } from '@sakina/platform/react';
import { createRealtime } from '@sakina/platform/realtime';
import type { Realtime } from '@sakina/platform/realtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ProviderPortalScreen } from './ProviderPortalScreen.tsx';

const ACCOUNT = 'therapist@demo.test';
const { amina } = ids.providers;

let realtime: Realtime;

/** The connection as the provider portal has it, to the socket.io server of the mocks. */
const meta = {
  title: 'Provider/Portal/Realtime',
  component: ProviderPortalScreen,
  parameters: { layout: 'fullscreen', account: ACCOUNT },
  beforeEach: () => {
    realtime = createRealtime({ base: '', token: () => signInStoryAs(ACCOUNT).token.accessToken });
    realtime.open();
    return realtime.close;
  },
  decorators: [
    (Story) => (
      <RealtimeProvider realtime={realtime}>
        <RealtimeUpdates />
        <Story />
      </RealtimeProvider>
    ),
  ],
} satisfies Meta<typeof ProviderPortalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const connected = () => waitFor(() => expect(realtime.status()).toBe('connected'));

/** A message of Layla’s, as the server keeps it and tells of it. */
async function laylaWrites(messageId: string, unread: number): Promise<void> {
  const client = { id: ids.users.layla, displayName: 'Layla Haddad' };
  const sentAt = '2026-11-24T15:00:00Z';
  await storyServer.change(
    (tables) =>
      void writeMessage(tables, {
        id: messageId,
        providerId: amina,
        client,
        author: 'CLIENT',
        text: 'May I call you later?',
        at: new Date(sentAt),
      }),
  );
  storyServer.publish({
    name: 'client.message',
    to: amina,
    payload: { messageId, clientId: client.id, clientName: client.displayName, unread, sentAt },
  });
}

export const Booked: Story = {
  name: 'A client books, and the booking stands there by itself [SESSION-4]',
  play: async ({ canvas }) => {
    await connected();
    const bookings = within(await canvas.findByRole('region', { name: 'New bookings' }));
    await waitFor(() => expect(bookings.queryByText('Loading new bookings…')).toBeNull());
    await expect(bookings.queryByText('Zaynab Farooq')).toBeNull();
    await storyServer.as('newcomer@demo.test').call(createAppointment, {
      body: {
        providerId: amina,
        serviceId: serviceIdOf(amina, 'session'),
        startsAt: '2026-12-01T15:00:00Z',
        mode: 'ONLINE',
        clientTimeZone: 'America/New_York',
        consent: { treatment: true, telehealth: true, policy: true },
      },
    });
    await expect(await bookings.findByText('Zaynab Farooq')).toBeVisible();
  },
};

export const CalledOff: Story = {
  name: 'A client cancels, and the session is gone from the day [SESSION-4]',
  play: async ({ canvas }) => {
    await connected();
    const agenda = within(await canvas.findByRole('list', { name: 'Today’s agenda' }));
    await expect(await agenda.findByText('Layla Haddad')).toBeVisible();
    await expect(agenda.queryByText(/^Canceled/)).toBeNull();
    await storyServer.as('patient@demo.test').call(cancelAppointment, {
      params: { id: ids.appointments.startable },
      body: { reason: { code: 'UNWELL', text: null } },
    });
    await waitFor(() => expect(agenda.getByText(/^Canceled/)).toBeVisible());
    await waitFor(() =>
      expect(within(canvas.getByRole('region', { name: 'Up next' })).queryByText('Starts in 30 minutes')).toBeNull(),
    );
  },
};

export const StartedElsewhere: Story = {
  name: 'A session that was started elsewhere can be returned to here [SESSION-4]',
  play: async ({ canvas }) => {
    await connected();
    const next = within(await canvas.findByRole('region', { name: 'Up next' }));
    await next.findByRole('link', { name: 'Start session' });
    await storyServer.as(ACCOUNT).call(startAppointment, { params: { id: ids.appointments.startable } });
    await expect(await next.findByRole('link', { name: 'Return to the session' })).toBeVisible();
  },
};

export const Paid: Story = {
  name: 'A payment arrives, and the income counts it [SESSION-4]',
  play: async ({ canvas }) => {
    await connected();
    const income = await canvas.findByRole('group', { name: 'Revenue this month' });
    const before = income.textContent;
    // An invoice is paid somewhere else, and the server tells of it.
    const appointmentId = ids.appointments.startable;
    const elsewhere = storyServer.as(ACCOUNT);
    const { id } = await elsewhere.call(createInvoice, { body: { appointmentId } });
    await elsewhere.call(sendInvoice, { params: { id } });
    await elsewhere.call(processPayment, { body: { appointmentId } });
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Revenue this month' }).textContent).not.toBe(before));
  },
};

export const MessageArrives: Story = {
  name: 'A message arrives: it is counted, and read out at the next pause [SESSION-4]',
  play: async ({ canvas }) => {
    await connected();
    await canvas.findByText('2 unread messages');
    await laylaWrites('msg-new-1', 3);
    await waitFor(() => expect(canvas.getByText('3 unread messages')).toBeVisible());
    const news = canvas.getByText('New message from Layla Haddad');
    await expect(news.closest('[role="status"]')).not.toBeNull();
    // A second one of the same person is news as well.
    await laylaWrites('msg-new-2', 4);
    await waitFor(() => expect(canvas.getByText('4 unread messages')).toBeVisible());
    await expect(canvas.getByText('New message from Layla Haddad')).not.toBe(news);
  },
};

const onStatsRead = fn();
export const Burst: Story = {
  name: 'A hundred events in a moment cause few reads [SESSION-4]',
  beforeEach: ({ msw }) => {
    onStatsRead.mockClear();
    msw.use(scenarios.watched(getDashboardStats, onStatsRead));
  },
  play: async ({ canvas }) => {
    await connected();
    await canvas.findByText('2 unread messages');
    onStatsRead.mockClear();
    for (let message = 1; message <= 100; message += 1) await laylaWrites(`msg-burst-${message}`, 2 + message);
    await waitFor(() => expect(canvas.getByText('102 unread messages')).toBeVisible());
    await expect(onStatsRead.mock.calls.length).toBeLessThanOrEqual(4);
  },
};

export const SomebodyElses: Story = {
  name: 'What another provider is told changes nothing here [SESSION-4]',
  play: async ({ canvas }) => {
    await connected();
    await canvas.findByText('2 unread messages');
    const payload = {
      messageId: 'msg-other',
      clientId: ids.users.noah,
      clientName: 'Noah Bergström',
      unread: 1,
      sentAt: '2026-11-24T15:00:00Z',
    };
    storyServer.publish({ name: 'client.message', to: ids.providers.yusuf, payload });
    await laylaWrites('msg-own', 3);
    await canvas.findByText('3 unread messages');
    await expect(canvas.queryByText('New message from Noah Bergström')).toBeNull();
  },
};
