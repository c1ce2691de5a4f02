import { scenarios } from '@sakina/mocks';
import { listNotifications, markNotificationsRead } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { beyondTheEdge } from '../../shared/story-help.ts';
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
  name: 'Tells what has happened, with the way to where it did [ROUTE-20]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 are new.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'A time is offered to you' })).toHaveAttribute(
      'href',
      '/dashboard?view=waitlist',
    );
    await expect(canvas.getByRole('link', { name: 'A session was moved to another time' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(canvas.getAllByRole('link', { name: 'A message was written to you' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\?view=messages&id=cnv-/),
    );
    await expect(canvas.getByRole('link', { name: 'Choose how you are notified' })).toHaveAttribute('href', '/profile');
  },
};

export const ReadAll: Story = {
  name: 'Marks everything as read, and keeps the focus',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    const toast = await screen.findByText('Everything is marked as read');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(await canvas.findByText('Everything is read.')).toBeVisible();
    await expect(canvas.queryByText('New')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'News' })).toHaveFocus());
  },
};

export const ReadAllFails: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.offline(markNotificationsRead)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach the server');
    await expect(canvas.getByText('3 are new.')).toBeVisible();
  },
};

export const Earlier: Story = {
  name: 'Reads earlier news on request',
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show earlier ones' });
    const before = canvas.getAllByRole('listitem').length;
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(before));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listNotifications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reading your news')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listNotifications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reading your news')).toBeInTheDocument();
    await expect(await canvas.findByText('3 are new.')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'News will appear here' })).toBeVisible();
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is not yours to see');
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
    await expect(await canvas.findByRole('link', { name: '1,204 messages were written to you' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('لديك 3 جديدة.')).toBeVisible();
  },
};
