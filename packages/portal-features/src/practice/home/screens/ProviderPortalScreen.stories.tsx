import { PINNED_NOW, ids, make, scenarios } from '@sakina/mocks';
import {
  getDashboardStats,
  listAppointments,
  listCalendarEvents,
  listClients,
  verifyCredentials,
} from '@sakina/platform/contract';
import { PracticeClock } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProviderPortalScreen } from './ProviderPortalScreen.tsx';
import { callsTo, forgetCalls } from '../../../shared/testing/story-calls.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

const minutes = (count: number) => new Date(Date.parse(PINNED_NOW) + count * 60_000).toISOString();

const meta = {
  title: 'Provider/Portal',
  component: ProviderPortalScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  beforeEach: () => forgetCalls(),
} satisfies Meta<typeof ProviderPortalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectNoMoneyAndNoRecords(canvas: Pick<typeof screen, 'getByText' | 'queryByText' | 'queryByRole'>) {
  await expect(canvas.queryByRole('group', { name: 'Revenue this month' })).toBeNull();
  await expect(canvas.queryByText(/[$€£]/)).toBeNull();
  await expect(canvas.getByText(/Your revenue isn’t shown/)).toBeVisible();
  await expect(canvas.getByText(/records aren’t available until/)).toBeVisible();
  await expect(canvas.queryByRole('list', { name: 'Recent clients' })).toBeNull();
  await expect(canvas.queryByText(/waiting for your signature/)).toBeNull();
  await waitFor(() => expect(callsTo('/v1/providers/dashboard/stats')).not.toEqual([]));
  await expect(callsTo('/v1/providers/clients')).toEqual([]);
}

export const DeviceElsewhere: Story = {
  name: 'Has the practice’s times where the device is on Lord Howe Island, with the reader’s own clock beside them',
  globals: { timeZone: 'Australia/Lord_Howe' },
  decorators: [
    (Story) => (
      <PracticeClock>
        <Story />
      </PracticeClock>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Tuesday, November 24 · Eastern Time\. Where you are, it’s 2:00\sAM on Wednesday, November 25\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Amina' })).toBeVisible();
    const next = within(await canvas.findByRole('region', { name: 'Up next' }));
    await expect(await next.findByText(/Today, 10:30/)).toBeVisible();
  },
};

export const Default: Story = {
  name: 'Answers who is next, with one way to begin [ROUTE-27]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Good morning, Amina' })).toBeVisible();
    const next = within(await canvas.findByRole('region', { name: 'Up next' }));
    await expect(await next.findByRole('heading', { name: 'Layla Haddad' })).toBeVisible();
    await expect(next.getByText('Starts in 30 minutes')).toBeVisible();
    await expect(next.getByText(/Today, 10:30/)).toBeVisible();
    await expect(next.getByRole('link', { name: 'Start session' })).toHaveAttribute(
      'href',
      `/provider/start-session?appointment=${ids.appointments.startable}`,
    );
    const today = within(canvas.getByRole('region', { name: 'Today' }));
    await expect(await today.findByRole('link', { name: 'Start the session with Layla Haddad' })).toBeVisible();
    await expect(await canvas.findByText(/notes are waiting for your signature/)).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Billed this week' })).toHaveTextContent(
      /minutes.*this time last week/,
    );
    await expect(within(canvas.getByRole('region', { name: 'Recent clients' })).getAllByRole('listitem')).toHaveLength(
      5,
    );
  },
};

export const UnderWay: Story = {
  name: 'Leads back into a session under way [SESSION-3]',
  beforeEach: ({ msw }) => {
    const running = make.appointment({
      id: ids.appointments.startable,
      status: 'IN_PROGRESS',
      startsAt: minutes(-15),
      endsAt: minutes(35),
      startedAt: minutes(-12),
    });
    msw.use(scenarios.answering(listAppointments, { items: [running] }));
  },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Up next' }));
    await expect(await next.findByRole('link', { name: 'Return to the session' })).toBeVisible();
    await expect(next.getByText('In progress since 9:48 AM')).toBeVisible();
  },
};

export const CanceledToday: Story = {
  name: 'Keeps a session that was canceled in its place of the day, struck through and not counted',
  beforeEach: ({ msw }) => {
    const canceled = make.appointment({
      id: ids.appointments.startable,
      status: 'CANCELLED',
      startsAt: minutes(30),
      endsAt: minutes(80),
    });
    const event = make.calendarEvent({ startsAt: canceled.startsAt, endsAt: canceled.endsAt });
    msw.use(
      scenarios.answering(listAppointments, { items: [canceled] }),
      scenarios.answering(listCalendarEvents, { items: [event] }),
    );
  },
  play: async ({ canvas }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    const line = await today.findByRole('listitem');
    await waitFor(() => expect(within(line).getByText('Canceled')).toBeVisible());
    await expect(within(line).getByText('Layla Haddad').closest('strong')).toHaveStyle({
      textDecorationLine: 'line-through',
    });
    await expect(today.getByText('No sessions')).toBeVisible();
    await expect(today.queryByRole('link', { name: /^Start/ })).toBeNull();
  },
};

export const NotYet: Story = {
  name: 'Says from when a later session can be started',
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.answering(listAppointments, { items: [make.appointment()] }),
      scenarios.empty(listCalendarEvents),
    );
  },
  play: async ({ canvas }) => {
    // The panel is drawn again once the calendar’s entries are there.
    await waitFor(() => expect(canvas.getByText(/You can start it from tomorrow/)).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Start session' })).toBeNull();
  },
};

export const NewBooking: Story = {
  name: 'Shows what was booked lately',
  beforeEach: ({ msw }) => {
    const booked = make.appointment({
      client: { id: ids.users.noah, displayName: 'Noah Bergström' },
      createdAt: minutes(-40),
    });
    msw.use(scenarios.answering(listAppointments, { items: [booked] }));
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'New bookings' });
    await expect(within(list).getByText('Noah Bergström')).toBeVisible();
    await expect(within(list).getByText(/Thursday, November 26/)).toBeVisible();
  },
};

export const Confirms: Story = {
  name: 'Confirms a booking that waits for it, with the way to move or decline it beside [ROUTE-27] [CLOUD-281]',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'New bookings' }));
    await expect(list.getByRole('link', { name: /^Move or decline .*’s booking/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/provider\/calendar\?view=day&date=2026-11-25&event=apt-/),
    );
    await userEvent.click(list.getByRole('button', { name: /^Confirm .*’s booking/ }));
    await waitFor(() => expect(screen.getByText(/’s booking is confirmed$/)).toBeVisible());
    await waitFor(() => expect(list.queryByText('Needs confirmation')).not.toBeInTheDocument());
  },
};

export const UnreadMessages: Story = {
  name: 'Says how many messages are unread and who wrote last, without reading it out',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 unread messages')).toBeVisible();
    await expect(canvas.getByText(/Latest from .*Layla Haddad.* and .*Noah Bergström/)).toBeVisible();
    await expect(canvas.getAllByRole('status').every((region) => !region.textContent.includes('message'))).toBe(true);
  },
};

export const NotVerified: Story = {
  name: 'Shows no money and no client’s record to one whose credentials are not verified, and the way on [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Provider credentials not verified')).toBeVisible());
    await expect(canvas.getByText(/Your license is still being checked/)).toBeVisible();
    // Beside the alert, the session that cannot be held leads there too.
    for (const link of canvas.getAllByRole('link', { name: 'Go to your credentials' }))
      await expect(link).toHaveAttribute('href', '/provider/credentials');
    await expect(await canvas.findByRole('group', { name: 'Sessions today' })).toBeVisible();
    await expectNoMoneyAndNoRecords(canvas);
  },
};

export const PlainProvider: Story = {
  name: 'Shows no money and no client’s record to a plain provider whose verification has lapsed [PORTAL-3]',
  parameters: { account: 'provider@demo.test' },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getDashboardStats, make.dashboardStats({ unsignedNotes: 3 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Sessions today' })).toBeVisible();
    await expectNoMoneyAndNoRecords(canvas);
  },
};

/** What was asked for clients while a story ran. */
let asked: URLSearchParams[] = [];

export const FiveClients: Story = {
  name: 'Reads the five clients that it shows, not all of the practice [CALL-16] [FAST-4]',
  beforeEach: ({ msw }) => {
    asked = [];
    msw.use(scenarios.watched(listClients, (query) => asked.push(query)));
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Recent clients' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(asked.map((query) => query.get('limit'))).toEqual(asked.map(() => '5'));
  },
};

export const Administrator: Story = {
  name: 'Shows money and records to an administrator who is no provider [ROLE-4] [PORTAL-3]',
  parameters: { account: 'admin@demo.test' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getDashboardStats, make.dashboardStats()),
      scenarios.answering(listClients, { items: [make.client()] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Revenue this month' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Recent clients' })).toBeVisible();
  },
};

export const PrayersOfAnImam: Story = {
  name: 'Shows an imam the day’s prayers at his place, with the next one marked [CARE-5]',
  parameters: { account: 'imam@demo.test' },
  play: async ({ canvas }) => {
    const prayers = within(await canvas.findByRole('list', { name: 'Prayer times' }));
    await waitFor(() => expect(prayers.getByText('Fajr')).toBeVisible(), { timeout: 4000 });
    await expect(prayers.getAllByRole('listitem')).toHaveLength(5);
    await expect(prayers.getAllByText('Next')).toHaveLength(1);
  },
};

export const ExpiredSignIn: Story = {
  name: 'Says that an outside calendar is not read any more, and leads to its sign-in [CALL-7]',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Log in to Outlook again' });
    await waitFor(() => expect(link).toBeVisible(), { timeout: 4000 });
    await expect(link).toHaveAttribute('href', '/provider/calendar');
    await expect(canvas.getByText('Outlook isn’t syncing: your login expired')).toBeVisible();
  },
};

export const VerifiedSeesMoney: Story = {
  name: 'Shows income and clients to a verified imam [PORTAL-3]',
  parameters: { account: 'imam@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Revenue this month' })).toBeVisible();
    await expect(canvas.queryByText(/Your revenue isn’t shown/)).toBeNull();
    await expect(canvas.queryByText(/records aren’t available until/)).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...[listAppointments, listCalendarEvents, listClients, getDashboardStats, verifyCredentials].map(
        scenarios.loading,
      ),
    );
  },
  play: async ({ canvas }) => {
    for (const words of [
      'Loading your next session…',
      'Loading today’s agenda…',
      'Loading your figures…',
      'Loading your clients…',
    ]) {
      await expect(await canvas.findByText(words)).toBeInTheDocument();
    }
  },
};

export const Slow: Story = {
  name: 'Slow answers: each panel says what it waits for, and those that have theirs are shown',
  beforeEach: ({ msw }) =>
    msw.use(...[listAppointments, getDashboardStats].map((operation) => scenarios.slow(operation))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your next session…')).toBeInTheDocument();
    await expect(canvas.getByText('Loading your figures…')).toBeInTheDocument();
    await expect(await canvas.findByRole('group', { name: 'Sessions today' })).toBeVisible();
    await expect(
      await within(canvas.getByRole('region', { name: 'Up next' })).findByRole('heading', {
        name: 'Layla Haddad',
      }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.empty(listAppointments),
      scenarios.empty(listCalendarEvents),
      scenarios.empty(listClients),
      scenarios.answering(
        getDashboardStats,
        make.dashboardStats({
          sessionsToday: 0,
          sessionsNext7Days: 0,
          activeClients: 0,
          unsignedNotes: 0,
          unreadMessages: 0,
          unreadFrom: [],
          billedMinutesThisWeek: 0,
          billedMinutesLastWeek: 0,
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No upcoming sessions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check your availability' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Nothing on your calendar today' })).toBeVisible();
    await expect(await canvas.findByText('Clients appear here after their first session with you.')).toBeVisible();
    await expect(canvas.queryByText(/waiting for your signature/)).toBeNull();
    await expect(canvas.queryByText(/unread message/)).toBeNull();
  },
};

export const Error: Story = {
  name: 'Keeps a failing panel to itself, and tries again',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.failingOnce(getDashboardStats), scenarios.failing(listClients));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Layla Haddad' })).toBeVisible();
    const figures = within(canvas.getByRole('region', { name: 'Key figures' }));
    await userEvent.click(await figures.findByRole('button', { name: 'Try again' }));
    await expect(await figures.findByRole('group', { name: 'Sessions today' })).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Recent clients' })).getByRole('alert')).toHaveTextContent(
      'Something went wrong on our side',
    );
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...[listCalendarEvents, listClients, getDashboardStats].map((operation) => scenarios.denied(operation)));
  },
  play: async ({ canvas }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    await expect(await today.findByText('You don’t have access to this')).toBeVisible();
    await expect(today.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const client = {
      id: ids.users.noah,
      displayName: 'Maria Fernanda de Albuquerque-Vasconcelos e Carvalho · ماريا فرناندا',
    };
    const soon = make.appointment({
      id: ids.appointments.startable,
      client,
      startsAt: minutes(30),
      endsAt: minutes(80),
      createdAt: minutes(-30),
    });
    msw.use(
      scenarios.answering(listAppointments, { items: [soon] }),
      scenarios.answering(listClients, { items: [make.client({ ...client, unsignedNotes: 12 })] }),
    );
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/Albuquerque-Vasconcelos e Carvalho · ماريا فرناندا/)).length,
    ).toBeGreaterThan(1);
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^صباح الخير، .*Amina/ })).toBeVisible();
    const next = within(await canvas.findByRole('region', { name: 'ما التالي' }));
    await expect(await next.findByRole('heading', { name: 'Layla Haddad' })).toBeVisible();
    await expect(next.getByRole('link', { name: 'بدء الجلسة' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start session' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Notifications: Story = {
  name: 'Lists what the provider was notified of, with the way to where it happened [ROUTE-27]',
  args: { view: 'notifications' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    const places = within(canvas.getByRole('navigation', { name: 'Your pages' }));
    await expect(places.getByRole('link', { name: /^Notifications/ })).toHaveAttribute('aria-current', 'page');
    await expect(places.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/provider/portal');
    const links = await canvas.findAllByRole('link', { name: /wrote to you$|canceled your session|needs your review/ });
    for (const link of links) await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/provider\//));
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const NotificationsRightToLeft: Story = {
  name: 'Lists them in Arabic on a phone',
  args: { view: 'notifications' },
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'الإشعارات' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
