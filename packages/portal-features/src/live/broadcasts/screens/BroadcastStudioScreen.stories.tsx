import { scenarios } from '@sakina/mocks';
import { listBroadcasts, startBroadcast } from '@sakina/platform/contract';
import { BroadcastStudioScreen } from '@sakina/portal-features/live/broadcasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { longBroadcast, rooms, storyRoom, withCalls } from '../story-help.tsx';

const meta = {
  title: 'Provider/Broadcast studio',
  component: BroadcastStudioScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  args: { room: storyRoom },
  decorators: [withCalls],
} satisfies Meta<typeof BroadcastStudioScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists the provider’s own broadcasts, those ahead and past [ROUTE-25]',
  play: async ({ canvas }) => {
    const ahead = within(await canvas.findByRole('list', { name: 'Upcoming' }));
    await expect(ahead.getByRole('link', { name: 'Open: Panic on the train: ten minutes that help' })).toHaveAttribute(
      'href',
      `/broadcast/studio?room=${rooms.today}`,
    );
    const past = within(canvas.getByRole('list', { name: 'Past' }));
    await expect(past.getByText('Peak: 212 viewers')).toBeVisible();
    await expect(canvas.queryByText('Patience is not silence')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listBroadcasts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No broadcasts yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Announce a broadcast' })).toBeVisible();
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
    await expect(await canvas.findByRole('list', { name: 'Upcoming' }, { timeout: 5000 })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that the list cannot be read, and reads it again',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listBroadcasts)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Upcoming' })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Says that someone else leads it, with the way to watch',
  args: { roomName: rooms.live },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Imam Yusuf Demir is hosting this broadcast')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Watch instead' })).toHaveAttribute(
      'href',
      `/broadcast/view?room=${rooms.live}`,
    );
    await expect(canvas.queryByRole('button', { name: 'Enter the studio' })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { roomName: 'nosuchroom0000000000' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this broadcast' }),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listBroadcasts, { items: [longBroadcast] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longBroadcast.title)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { roomName: rooms.today },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'دخول الاستوديو' }));
    await expect(await canvas.findByText('تجربة: أنت وحدك هنا')).toBeVisible();
  },
};

export const AWholeBroadcast: Story = {
  name: 'Rehearses, says before going live what will be sent, goes live, leaves and comes back, and ends [CALL-47]',
  args: { roomName: rooms.today },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the studio' }));
    await expect(await canvas.findByText('Rehearsal: only you are here')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go live' }));
    const silent = within(await screen.findByRole('alertdialog', { name: 'Go live?' }));
    await expect(silent.getByText(/see and hear nothing/)).toBeVisible();
    await userEvent.click(silent.getByRole('button', { name: 'Not yet' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Send picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go live' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Go live?' }));
    await expect(question.getByText('From now on, everyone watching can see and hear you.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Go live' }));
    await expect(await canvas.findByText('You’re live')).toBeVisible();
    await expect(canvas.queryByText('You’re live, but no one can see or hear you')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Leave the room' }));
    await expect(await canvas.findByText('You’re live, but not in the studio')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the studio' }));
    await expect(await canvas.findByText('You’re live, but no one can see or hear you')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'End the broadcast' }));
    const end = within(await screen.findByRole('alertdialog'));
    await expect(end.getByText(/You can’t restart it/)).toBeVisible();
    await userEvent.click(end.getByRole('button', { name: 'End the broadcast' }));
    await expect(await canvas.findByText('This broadcast has ended. It wasn’t recorded.')).toBeVisible();
    await expect(canvas.getByText('Peak viewers')).toBeVisible();
  },
};

export const NotYet: Story = {
  name: 'Says from when one can go live',
  args: { roomName: rooms.nextWeek },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the studio' }));
    await expect(await canvas.findByText(/^You can go live from Wednesday, December 2 at/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Go live' })).toBeNull();
  },
};

export const Refused: Story = {
  name: 'Says in the question why it cannot go live',
  args: { roomName: rooms.today },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failing(startBroadcast, {
        status: 409,
        code: 'BROADCAST_NOT_STARTABLE',
        message: 'It is live already.',
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the studio' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go live' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Go live?' }));
    await userEvent.click(question.getByRole('button', { name: 'Go live without audio' }));
    await expect(await question.findByRole('alert')).toBeVisible();
  },
};

export const Cancel: Story = {
  name: 'Cancels a broadcast that is ahead, after saying what that does',
  args: { roomName: rooms.nextWeek },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the broadcast' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/the time opens up on your calendar/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel the broadcast' }));
    await expect(await canvas.findByText('You canceled this broadcast.')).toBeVisible();
  },
};
