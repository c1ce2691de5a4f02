import { conformance, createDirectWorld, createSignalHub, drawnCapture, until } from '@sakina/platform/media/testing';
import { connectDirect } from '@sakina/platform/media/direct';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Consumer/Call/Between browsers',
  render: () => <p>Connections of this page with itself.</p>,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Conformance: Story = {
  name: 'Keeps what every way of calling keeps [SEC-20]',
  play: async ({ step }) => {
    for (const { title, run } of conformance) await step(title, () => run(createDirectWorld()));
  },
};

const BOTH = { microphone: { on: true }, camera: { on: true } };
const access = (participantId: string) => ({
  adapter: 'direct' as const,
  participantId,
  iceServers: [],
  relayOnly: false,
  maxParticipants: 6,
  expiresAt: '2026-11-24T15:01:00.000Z',
});

export const FifthPicture: Story = {
  name: 'Refuses a fifth picture before anyone is connected, and lets the four go on',
  play: async () => {
    const world = createDirectWorld();
    const four = ['a', 'b', 'c', 'd'].map((id) => world.open(id));
    for (const { room } of four) await room.join(BOTH);
    await until('four are there', () => four.every(({ room }) => room.snapshot().seats.length === 4));
    const fifth = world.open('e');
    await fifth.room.join(BOTH);
    await until('it is refused', () => fifth.room.snapshot().failure !== null);
    await expect(fifth.room.snapshot()).toMatchObject({ failure: { at: 'access', why: 'full' }, seats: [] });
    await expect(fifth.liveTracks()).toBe(0);
    for (const { room } of four) await expect(room.snapshot().seats).toHaveLength(4);
    for (const { room } of four) await room.leave('left');
  },
};

export const GlareStorm: Story = {
  name: 'Stands after both sides have changed everything at once, again and again',
  play: async () => {
    const hub = createSignalHub();
    const rooms = ['a', 'b'].map((id) =>
      connectDirect(access(id), hub.channelOf(id), undefined, { capture: drawnCapture().capture }),
    );
    for (const room of rooms) await room.join(BOTH);
    for (let time = 0; time < 30; time += 1)
      await Promise.all(
        rooms.map(async (room, at) => {
          if ((time + at) % 2 === 0) await room.shareScreen();
          else await room.stopScreen();
          await new Promise((resolve) => {
            setTimeout(resolve, [0, 5, 30][(time + at) % 3]);
          });
        }),
      );
    for (const room of rooms) await room.stopScreen();
    await until('both see and hear each other', () =>
      rooms.every((room) => {
        const other = room.snapshot().seats.find(({ isSelf }) => !isSelf);
        return other?.quality !== 'lost' && other?.tracks.length === 2;
      }),
    );
    const video = document.createElement('video');
    video.muted = true;
    const picture = rooms[0]?.snapshot().seats[1]?.tracks.find(({ source }) => source === 'camera');
    const end = rooms[0]?.attach(picture?.id ?? '', video);
    await until('pictures move', () => video.currentTime > 0.3 && video.videoWidth > 0);
    end?.();
    for (const room of rooms) await room.leave('left');
  },
};
