import { ids, storyServer } from '@sakina/mocks';
import {
  admitParticipant,
  enterRoom,
  getRoom,
  removeParticipant,
  sendBackParticipant,
  sendRoomChat,
  startAppointment,
} from '@sakina/platform/contract';
import { RealtimeProvider } from '@sakina/platform/react';
import { createRealtime, createRoomChannel } from '@sakina/platform/realtime';
import type { RoomPlace } from '@sakina/platform/realtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { openTab } from '../story-help.ts';
import { JoinRoomScreen } from './JoinRoomScreen.tsx';

const realtime = createRealtime({ base: '', token: () => null });
const connectRoom = (place: RoomPlace) => createRoomChannel(place, { base: '' });
const roomName = 'rpcyv9669n6wb4aj';
const host = storyServer.as('therapist@demo.test');

/** Longer than the channel needs, and shorter than the pause between two askings. */
const AT_ONCE = { timeout: 1500 };

/** The room of Layla’s session over its channel, with the mocks’ own server: Dr. Rahman is in it. */
const meta = {
  title: 'Consumer/Join a session/Channel',
  component: JoinRoomScreen,
  args: { roomName, onLeave: fn(), onSwitchAccount: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  beforeEach: async () => {
    await host.call(startAppointment, { params: { id: ids.appointments.startable } });
  },
  decorators: [
    (Story) => (
      <RealtimeProvider realtime={realtime} connectRoom={connectRoom}>
        <Story />
      </RealtimeProvider>
    ),
  ],
} satisfies Meta<typeof JoinRoomScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AWholeVisit: Story = {
  name: 'Is let in, written to, sent back and sent out, each at once over the room’s channel [SESSION-4]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the waiting room' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You’re in the waiting room' })).toBeVisible();
    const own = await host.call(enterRoom, { params: { roomName }, body: {} });
    const { participants } = await host.call(getRoom, { params: { roomName } });
    const participantId = participants.find(({ role }) => role === 'CLIENT')?.id ?? '';
    const params = { roomName, participantId };
    // The channel opens after the room was entered; until then the room is asked.
    await host.call(admitParticipant, { params });
    const heading = await canvas.findByRole(
      'heading',
      { level: 1, name: 'Session with Dr. Amina Rahman' },
      { timeout: 6000 },
    );
    await waitFor(() => expect(heading).toHaveFocus());

    await openTab(canvas, /^Chat/);
    const body = { participantId: own.participantId, to: 'ALL' as const, text: 'Good morning, Layla.' };
    await host.call(sendRoomChat, { params: { roomName }, body });
    await expect(await canvas.findByText('Good morning, Layla.', undefined, AT_ONCE)).toBeVisible();
    await host.call(sendBackParticipant, { params });
    await expect(await canvas.findByText(/wait outside for a moment/, undefined, AT_ONCE)).toBeVisible();
    await host.call(removeParticipant, { params });
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your part in this session has ended' }, AT_ONCE),
    ).toBeVisible();
  },
};
