import { ids, make, scenarios } from '@sakina/mocks';
import {
  getDashboardStats,
  listAppointments,
  listCalendarEvents,
  listClients,
  verifyCredentials,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProviderPortalScreen } from './ProviderPortalScreen.tsx';
import { forgetCalls } from '../../../shared/testing/story-calls.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { minutes } from '../../../shared/testing/story-times.ts';

const meta = {
  title: 'Provider/Portal',
  component: ProviderPortalScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  beforeEach: () => forgetCalls(),
} satisfies Meta<typeof ProviderPortalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
    await expect(await today.findByText('Layla Haddad')).toBeVisible();
    await expect(await today.findByRole('link', { name: 'Start the session with Beatriz Carvalho' })).toBeVisible();
    // The next session has its one way to begin above.
    await expect(today.queryByRole('link', { name: 'Start the session with Layla Haddad' })).toBeNull();
    await waitFor(() => expect(canvas.getByText(/notes are waiting for your signature/)).toBeVisible());
    await expect(await canvas.findByRole('group', { name: 'Billed this week' })).toHaveTextContent(
      /minutes.*this time last week/,
    );
    await expect(within(canvas.getByRole('region', { name: 'Recent clients' })).getAllByRole('listitem')).toHaveLength(
      5,
    );
  },
};

export const UnreadMessages: Story = {
  name: 'Says how many messages are unread and who wrote last, without reading it out',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 unread messages')).toBeVisible());
    await expect(canvas.getByText(/Latest from .*Layla Haddad.* and .*Noah Bergström/)).toBeVisible();
    await expect(canvas.getAllByRole('status').every((region) => !region.textContent.includes('message'))).toBe(true);
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
    await waitFor(() =>
      expect(canvas.getByText('Clients appear here after their first session with you.')).toBeVisible(),
    );
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
    await waitFor(() => expect(today.getByText('You don’t have access to this')).toBeVisible());
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
      scenarios.answering(listAppointments, scenarios.whole([soon])),
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
