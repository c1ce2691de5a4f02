import { scenarios } from '@sakina/mocks';
import { endBroadcast, listBroadcasts, startBroadcast } from '@sakina/platform/contract';
import { BroadcastViewScreen } from '@sakina/portal-features/live/broadcasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { broadcastOf, host, longBroadcast, rooms, storyRoom, todayId, withCalls } from '../story-help.tsx';

const meta = {
  title: 'Consumer/Broadcast',
  component: BroadcastViewScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { room: storyRoom },
  decorators: [withCalls],
} satisfies Meta<typeof BroadcastViewScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what is live and what is coming, each with the way there [ROUTE-25]',
  play: async ({ canvas }) => {
    const live = within(await canvas.findByRole('list', { name: 'Live now' }));
    await expect(live.getByText('Patience is not silence')).toBeVisible();
    await expect(live.getByText('148 people are watching')).toBeVisible();
    await expect(live.getByRole('link', { name: 'Watch: Patience is not silence' })).toHaveAttribute(
      'href',
      `/broadcast/view?room=${rooms.live}`,
    );
    const ahead = within(canvas.getByRole('list', { name: 'Upcoming' }));
    await expect(ahead.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText('Worry has a job: how to give it hours')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listBroadcasts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No broadcasts are planned' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listBroadcasts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading broadcasts…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listBroadcasts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading broadcasts…')).toBeInTheDocument();
    await expect(await canvas.findByText('Patience is not silence', undefined, { timeout: 5000 })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that the list cannot be read, and reads it again',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listBroadcasts)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Patience is not silence')).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listBroadcasts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const LongText: Story = {
  args: { roomName: rooms.today },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listBroadcasts, { items: [longBroadcast] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longBroadcast.title })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { roomName: rooms.today },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/يمكنك المشاهدة هنا/)).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Says that there is no such broadcast, with the way to all of them',
  args: { roomName: 'nosuchroom0000000000' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this broadcast' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All broadcasts' })).toHaveAttribute('href', '/broadcast/view');
  },
};

export const Before: Story = {
  name: 'Counts down in the reader’s zone, opens when the host goes live, and ends with the broadcast [ROUTE-25]',
  args: { roomName: rooms.today },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It starts in 2 hours.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Watch now' })).toBeNull();
    await host.call(startBroadcast, { params: { id: todayId } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Watch now' }, { timeout: 8000 }));
    const room = within(await canvas.findByRole('region', { name: rooms.today }));
    await expect(await room.findByText('1 person is watching', undefined, { timeout: 8000 })).toBeVisible();

    await host.call(endBroadcast, { params: { id: todayId } });
    const heading = await canvas.findByRole(
      'heading',
      { level: 1, name: 'Panic on the train: ten minutes that help' },
      { timeout: 8000 },
    );
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/This broadcast has ended/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'If this brought up something difficult' })).toBeVisible();
  },
};

export const Left: Story = {
  name: 'Whoever leaves is back on its page, and is not counted any more',
  args: { roomName: rooms.live },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Watch now' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the room' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Patience is not silence' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Watch now' })).toBeVisible();
    await expect(await canvas.findByText('148 people are watching', undefined, { timeout: 8000 })).toBeVisible();
  },
};

export const Late: Story = {
  name: 'Says that the host has not started yet',
  args: { roomName: rooms.today },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(listBroadcasts, { items: [broadcastOf({ startsAt: '2026-11-24T14:55:00.000Z' })] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Dr. Amina Rahman hasn’t started yet/)).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'Says that it was canceled',
  args: { roomName: rooms.today },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(listBroadcasts, { items: [broadcastOf({ status: 'CANCELLED' })] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr. Amina Rahman canceled this broadcast.')).toBeVisible();
  },
};
