import { scenarios } from '@sakina/mocks';
import { listNotifications, markNotificationsRead } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Consumer/Dashboard/News',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { place: { view: 'notifications', id: null } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Tells who did what and when, by day, with the way to where it happened [ROUTE-20]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 new.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^\S.+ offered you a time: \w+day, / })).toHaveAttribute(
      'href',
      '/dashboard?view=waitlist',
    );
    await expect(
      canvas.getByRole('link', { name: /^\S.+ moved your session from \w+day, .+ to \w+day, .+\s[AP]M$/ }),
    ).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getAllByRole('link', { name: /^\S.+ wrote to you$/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\?view=messages&id=cnv-/),
    );
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(days.length).toBeGreaterThan(1);
    await expect(new Set(days).size).toBe(days.length);
    await expect(canvas.getByRole('link', { name: 'Notification settings' })).toHaveAttribute('href', '/profile');
  },
};

export const ReadAll: Story = {
  name: 'Marks everything as read, and keeps the focus',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    const toast = await screen.findByText('All marked as read');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(await canvas.findByText('All caught up.')).toBeVisible();
    await expect(canvas.queryByText('New')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Notifications' })).toHaveFocus());
  },
};

export const ReadAllFails: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.offline(markNotificationsRead)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(canvas.getByText('3 new.')).toBeVisible();
  },
};

export const Earlier: Story = {
  name: 'Reads earlier news on request',
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show earlier' });
    const before = canvas.getAllByRole('listitem').length;
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(before));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listNotifications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading notifications…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listNotifications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading notifications…')).toBeInTheDocument();
    await expect(await canvas.findByText('3 new.')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Notifications will appear here' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listNotifications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listNotifications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Says how many messages came together, on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listNotifications, {
        items: [
          {
            id: 'ntf-1',
            kind: 'MESSAGE_RECEIVED',
            subject: { conversationId: 'cnv-1' },
            about: { person: 'Dr. Amina Rahman' },
            count: 1204,
            createdAt: '2026-11-24T14:00:00Z',
            readAt: null,
            deliveries: [],
          },
        ],
        total: 1,
        nextCursor: null,
        unread: 1,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dr. Amina Rahman sent you 1,204 messages' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

const past = (changes: object) => ({
  count: 1,
  createdAt: '2026-11-24T14:00:00Z',
  readAt: null,
  deliveries: [],
  ...changes,
});

export const Series: Story = {
  name: 'Tells of a series once, of who canceled and why, and of what is not there anymore [API-6]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listNotifications, {
        items: [
          past({
            id: 'ntf-1',
            kind: 'APPOINTMENT_BOOKED',
            subject: { appointmentId: 'apt-1' },
            about: {
              person: 'Dr. Amina Rahman',
              startsAt: '2026-11-27T19:30:00Z',
              sessions: 16,
              frequency: 'WEEKLY',
            },
          }),
          past({
            id: 'ntf-2',
            kind: 'APPOINTMENT_CANCELLED',
            subject: { appointmentId: 'apt-2' },
            about: { person: 'Dr. Amina Rahman', startsAt: '2026-11-27T19:30:00Z', reason: 'UNWELL' },
          }),
          past({
            id: 'ntf-3',
            kind: 'WAITLIST_OFFER',
            subject: { waitlistEntryId: 'wle-1' },
            about: { person: null, isGone: true },
          }),
        ],
        total: 3,
        nextCursor: null,
        unread: 3,
      } as never),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', {
        name: /^Dr\. Amina Rahman booked 16 sessions, weekly, first on Friday, November 27, 2:30\sPM$/,
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Dr\. Amina Rahman canceled your session on Friday, November 27, 2:30\sPM$/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/Reason: Not feeling well/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /offered/ })).toBeNull();
    await expect(canvas.getByText(/It’s no longer available\./)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 إشعارات جديدة.')).toBeVisible();
  },
};
