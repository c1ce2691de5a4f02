import { ids, storyServer } from '@sakina/mocks';
import {
  admitParticipant,
  askToMute,
  enterRoom,
  getMediaAccess,
  getRoom,
  sendBackParticipant,
  signalRoom,
  startAppointment,
} from '@sakina/platform/contract';
import { createSignalChannel } from '@sakina/platform/media';
import type { MediaRoom } from '@sakina/platform/media';
import { connectDirect } from '@sakina/platform/media/direct';
import { drawnCapture, until } from '@sakina/platform/media/testing';
import { CallProvider, RealtimeProvider } from '@sakina/platform/react';
import type { ConnectCall } from '@sakina/platform/react';
import { createRealtime, createRoomChannel, shareRooms } from '@sakina/platform/realtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { chooseWayIn } from '../devices/choice.ts';
import { after } from '../model/after.ts';
import { JoinRoomScreen } from '../screens/JoinRoomScreen.tsx';

const realtime = createRealtime({ base: '', token: () => null });
const connectRoom = shareRooms((place) => createRoomChannel(place, { base: '' }));
const roomName = 'rpcyv9669n6wb4aj';
const host = storyServer.as('therapist@demo.test');

/** The devices of the person who looks. */
let devices = drawnCapture();
const connect: ConnectCall = async (access, channel) => {
  if (access.adapter !== 'direct') throw new Error('The mocks answer with the direct adapter.');
  return connectDirect(access, channel, undefined, { capture: devices.capture });
};

/** Lets Dr. Rahman join the call of the room from a browser of her own. */
async function hostCalls(): Promise<{ call: MediaRoom; end: () => Promise<void> }> {
  const { participantId: secret, room } = await host.call(enterRoom, { params: { roomName }, body: {} });
  const self = room.participants.find(({ isSelf }) => isSelf);
  const channel = connectRoom({ roomName, participantId: self?.id ?? '', secret });
  channel.open();
  await until('her channel is open', () => channel.status() === 'connected');
  const access = await host.call(getMediaAccess, { params: { roomName }, body: { participantId: secret } });
  if (access.adapter !== 'direct') throw new Error('The mocks answer with the direct adapter.');
  const send: Parameters<typeof createSignalChannel>[0]['send'] = async (signals) => {
    await host.call(signalRoom, { params: { roomName }, body: { participantId: secret, signals: [...signals] } });
  };
  const call = connectDirect(access, createSignalChannel({ realtime: channel, send, after }), undefined, {
    capture: drawnCapture().capture,
  });
  await call.join({ microphone: { on: true }, camera: { on: true } });
  return {
    call,
    end: async () => {
      await call.leave('left');
      channel.close();
    },
  };
}

const idOfClient = async () => {
  const { participants } = await host.call(getRoom, { params: { roomName } });
  return participants.find(({ role }) => role === 'CLIENT')?.id ?? '';
};

/** Layla’s way into the call of her session, through the mocks’ own server. */
const meta = {
  title: 'Consumer/Call/In the room',
  component: JoinRoomScreen,
  args: { roomName, onLeave: fn(), onSwitchAccount: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  beforeEach: async () => {
    devices = drawnCapture();
    chooseWayIn(roomName, null);
    await host.call(startAppointment, { params: { id: ids.appointments.startable } });
  },
  decorators: [
    (Story) => (
      <RealtimeProvider realtime={realtime} connectRoom={connectRoom}>
        <CallProvider connect={connect}>
          <Story />
        </CallProvider>
      </RealtimeProvider>
    ),
  ],
} satisfies Meta<typeof JoinRoomScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AWholeCall: Story = {
  name: 'Is seen and heard once let in, knows what the other mutes, and is cut off when sent back [ROUTE-14]',
  play: async ({ canvas }) => {
    const { call, end } = await hostCalls();
    await expect(await canvas.findByRole('radio', { name: /Audio and video/ }, { timeout: 5000 })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the waiting room' }));
    await canvas.findByRole('heading', { level: 1, name: 'You’re in the waiting room' });
    // No one who waits is connected, or has a device that is live.
    await expect([devices.liveTracks(), call.snapshot().seats.length]).toEqual([0, 1]);
    const params = { roomName, participantId: await idOfClient() };
    await host.call(admitParticipant, { params });

    const partner = await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' }, { timeout: 10_000 });
    const picture = await waitFor(() => {
      const found = partner.querySelector('video');
      if (!found) throw new Error('There is no picture.');
      return found;
    });
    await until('her picture moves', () => picture.currentTime > 0.3 && picture.videoWidth > 0);
    await until('she sees Layla', () =>
      call.snapshot().seats.some(({ isSelf, tracks }) => !isSelf && tracks.length === 2),
    );

    await call.set('microphone', false);
    await waitFor(() => expect(partner).toHaveTextContent('Microphone off'));
    await call.set('microphone', true);
    await waitFor(() => expect(partner).not.toHaveTextContent('Microphone off'));

    await host.call(sendBackParticipant, { params });
    await expect(await canvas.findByText(/wait outside for a moment/)).toBeVisible();
    await waitFor(() => expect(devices.liveTracks()).toBe(0));
    // The host’s page does this when the room says that she is outside; here there is only her call.
    call.drop(params.participantId);
    await waitFor(() => expect(call.snapshot().seats).toHaveLength(1));
    await end();
  },
};

export const StaysMuted: Story = {
  name: 'Whoever muted themselves is muted still after a moment outside [SEC-20]',
  play: async ({ canvas }) => {
    const { call, end } = await hostCalls();
    await canvas.findByRole('radio', { name: /Audio and video/ }, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the waiting room' }));
    await canvas.findByRole('heading', { level: 1, name: 'You’re in the waiting room' });
    const params = { roomName, participantId: await idOfClient() };
    await host.call(admitParticipant, { params });
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' }, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Microphone' }));
    const microphone = () =>
      call
        .snapshot()
        .seats.find(({ isSelf }) => !isSelf)
        ?.tracks.find(({ source }) => source === 'microphone');
    await until('she hears that Layla is muted', () => microphone()?.muted === true);

    await host.call(sendBackParticipant, { params });
    await canvas.findByText(/wait outside for a moment/);
    call.drop(params.participantId);
    await host.call(admitParticipant, { params });
    await expect(await canvas.findByRole('figure', { name: 'Layla Haddad (you)' }, { timeout: 10_000 })).toBeVisible();
    await until('she sees Layla again', () =>
      call.snapshot().seats.some(({ isSelf, tracks }) => !isSelf && tracks.some(({ source }) => source === 'camera')),
    );
    await expect(microphone()?.muted ?? true).toBe(true);
    await end();
  },
};

export const AskedToMute: Story = {
  name: 'Is asked by the host to mute, decides, and is not asked again by what was asked before [ROUTE-28]',
  play: async ({ canvas }) => {
    const { end } = await hostCalls();
    await canvas.findByRole('radio', { name: /Audio and video/ }, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the waiting room' }));
    await canvas.findByRole('heading', { level: 1, name: 'You’re in the waiting room' });
    const params = { roomName, participantId: await idOfClient() };
    await host.call(admitParticipant, { params });
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' }, { timeout: 10_000 });
    await host.call(askToMute, { params });
    await expect(await canvas.findByText('The host asked you to mute')).toBeVisible();
    const microphone = canvas.getByRole('button', { name: 'Microphone' });
    await expect(microphone).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(microphone).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(microphone);
    await waitFor(() => expect(microphone).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.queryByText('The host asked you to mute')).toBeNull();
    await end();
  },
};

export const ByText: Story = {
  name: 'Takes no device from someone who came by text, and lets them join with sound later [ROUTE-14]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Text only/ }, { timeout: 5000 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the waiting room' }));
    await canvas.findByRole('heading', { level: 1, name: 'You’re in the waiting room' });
    await host.call(enterRoom, { params: { roomName }, body: {} });
    await host.call(admitParticipant, { params: { roomName, participantId: await idOfClient() } });
    await expect(await canvas.findByText('You’ve joined by text', undefined, { timeout: 6000 })).toBeVisible();
    await expect(devices.liveTracks()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Join with audio' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Audio only/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(await canvas.findByRole('figure', { name: 'Layla Haddad (you)' })).toBeVisible();
    await expect(devices.liveTracks()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the call' }));
    await expect(await canvas.findByText('You’ve joined by text')).toBeVisible();
    await expect(devices.liveTracks()).toBe(0);
  },
};
