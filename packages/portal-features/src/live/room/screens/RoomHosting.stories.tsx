import { make, PINNED_NOW, scenarios } from '@sakina/mocks';
import { askToMute, setCoHost, setPrivacy, startRound } from '@sakina/platform/contract';
import { CallProvider, RealtimeProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { chooseWayIn } from '../devices/choice.ts';
import { JoinRoomScreen } from './JoinRoomScreen.tsx';
import { realtime, connectRoom, roomName, amina, layla, me, answers, group } from './story-room.tsx';

/** What people do beside each other in a room: reading along, passing, leading together, speaking in a broadcast. */
const meta = {
  title: 'Consumer/Join a session/Parts/Hosting',
  component: JoinRoomScreen,
  args: { roomName, onLeave: fn(), onSwitchAccount: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  beforeEach: () => chooseWayIn(roomName, { way: 'text' }),
  decorators: [
    (Story) => (
      <RealtimeProvider realtime={realtime} connectRoom={connectRoom}>
        <CallProvider connect={() => new Promise(() => undefined)}>
          <Story />
        </CallProvider>
      </RealtimeProvider>
    ),
  ],
} satisfies Meta<typeof JoinRoomScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HostOfAGroup: Story = {
  name: 'The host asks to mute, makes a co-host and starts a new round [ROUTE-28]',
  parameters: { account: 'therapist@demo.test' },
  beforeEach: ({ msw }) => {
    const people = [
      amina,
      { ...layla, passedAt: PINNED_NOW },
      { ...layla, id: 'participant-3', displayName: 'Noor', accountName: 'Noor Al-Sayed' },
    ];
    const room = { ...group, participants: people };
    const led = make.room({
      ...room,
      participants: [amina, { ...layla, isCoHost: true }, ...people.slice(2)],
    });
    msw.use(
      ...answers(room),
      scenarios.answering(askToMute, make.room(room)),
      scenarios.answering(setCoHost, led),
      scenarios.answering(startRound, led),
    );
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to mute: Layla Haddad' }));
    await waitFor(() => expect(canvas.getAllByText('Asked. It’s up to them.')).toHaveLength(2));
    await expect(canvas.getByText('Passing this round')).toBeVisible();
    await expect(canvas.getByText('Account: Noor Al-Sayed')).toBeVisible();
    const coHost = canvas.getByRole('button', { name: 'Co-host: Layla Haddad', pressed: false });
    msw.use(
      ...answers({
        ...group,
        participants: [amina, { ...layla, isCoHost: true }, { ...layla, id: 'participant-3', displayName: 'Noor' }],
      }),
    );
    await userEvent.click(coHost);
    await expect(await canvas.findByRole('button', { name: 'Co-host: Layla Haddad', pressed: true })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'New round' }));
    await expect(await canvas.findByText('A new round has started.')).toBeInTheDocument();
  },
};

export const CoHost: Story = {
  name: 'A co-host lets people in, and cannot make others co-hosts [ROUTE-28]',
  beforeEach: ({ msw }) =>
    msw.use(
      ...answers({
        ...group,
        participants: [
          { ...amina, isSelf: false },
          { ...me, isCoHost: true },
          { ...layla, id: 'participant-3', displayName: 'Noor' },
          {
            ...layla,
            id: 'participant-4',
            displayName: 'Samir',
            presence: 'WAITING',
            waitingSince: PINNED_NOW,
            admittedAt: null,
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Let in Samir' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Noor' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Co-host/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove Dr. Amina Rahman' })).toBeNull();
  },
};

export const MakesItPrivate: Story = {
  name: 'The host makes a room private before anyone comes in, and everyone inside sees that it is [CLOUD-580]',
  parameters: { account: 'therapist@demo.test' },
  beforeEach: ({ msw }) => msw.use(...answers({ ...group, participants: [amina] })),
  play: async ({ canvas, msw }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Make this session private' });
    await expect(canvas.getByText('Not recorded')).toBeVisible();
    const room = { ...group, privacy: 'PRIVATE' as const, participants: [amina] };
    msw.use(scenarios.answering(setPrivacy, make.room({ ...room, recordingRequested: false })), ...answers(room));
    await userEvent.click(toggle);
    await expect(await canvas.findByText(/It can’t be recorded/)).toBeVisible();
    await expect(toggle).toBeChecked();
    msw.use(...answers({ ...room, participants: [amina, layla] }));
    await expect(
      await canvas.findByText('You can’t change this after someone has joined.', undefined, { timeout: 12_000 }),
    ).toBeVisible();
    await expect(toggle).toBeDisabled();
  },
};

export const IsPrivate: Story = {
  name: 'Whoever comes to a private room reads it at the door [CLOUD-580]',
  beforeEach: ({ msw }) => msw.use(...answers({ privacy: 'PRIVATE', state: 'WAITING', participants: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This session is private/)).toBeVisible();
  },
};

export const CouldNotBePrivate: Story = {
  name: 'Says that a room could not be made private, and leaves it as it was [CLOUD-580]',
  parameters: { account: 'therapist@demo.test' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...answers({ ...group, participants: [amina] }),
      scenarios.failing(setPrivacy, { status: 409, code: 'PEOPLE_INSIDE', message: 'Someone is inside.' }),
    ),
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Make this session private' });
    await userEvent.click(toggle);
    await expect(await canvas.findByText(/^Someone has already joined/)).toBeVisible();
    await expect(toggle).not.toBeChecked();
  },
};
