/** For the stories of broadcasts; nothing of the product imports it. */
import { storyServer } from '@sakina/mocks';
import { Button, Heading } from '@sakina/design-system';
import type { Broadcast } from '@sakina/platform/contract';
import type { Sending } from '@sakina/platform/media';
import { CallProvider } from '@sakina/platform/react';
import type { ConnectCall } from '@sakina/platform/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { RoomSlotProps } from './model/room-slot.ts';

/** Rooms of the demo’s broadcasts. */
export const rooms = {
  /** Dr. Rahman’s talk of today, which has not begun. */
  today: 'tgzfwcc3s87qzcwqggvw',
  /** Dr. Rahman’s of next week. */
  nextWeek: '5wxhv75aukdpa8v78j3f',
  /** Imam Yusuf Demir’s, which is live. */
  live: '4iudpgapitm4vuvm9rnb',
};
export const host = storyServer.as('therapist@demo.test');
export const todayId = 'brc-k5s2n8w6' as Broadcast['id'];

/** Connects nothing: what matters is that voice and video are on. */
const connect: ConnectCall = () => new Promise(() => undefined);

/** A page with voice and video on. */
export const withCalls = (Story: () => ReactNode) => (
  <CallProvider connect={connect}>
    <Story />
  </CallProvider>
);

/** Stands in for the room, which is another feature’s: says what it was given, and sends what is chosen. */
function StoryRoom({ roomName, onLeave, head }: RoomSlotProps) {
  const [sending, setSending] = useState<Sending>('none');
  return (
    <section aria-label={roomName}>
      <Heading level={1}>{'The room'}</Heading>
      {head(sending)}
      <Button onPress={() => setSending('sound')}>{'Send sound'}</Button>
      <Button onPress={() => setSending('picture')}>{'Send picture'}</Button>
      <Button onPress={onLeave}>{'Leave the room'}</Button>
    </section>
  );
}

export const storyRoom = (props: RoomSlotProps) => <StoryRoom {...props} />;

const long =
  'The night between the diagnosis and the first appointment, and what the Prophet Ayyub said when he had nothing left to say';

/** A broadcast as an answer of the server. */
export function broadcastOf(change: Partial<Broadcast> = {}): Broadcast {
  return {
    id: todayId,
    version: 1,
    title: 'Panic on the train: ten minutes that help',
    description: 'What the body does, why it stops by itself, and three things to do between two stations.',
    host: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' } as Broadcast['host'],
    language: 'en',
    startsAt: '2026-11-24T17:40:00.000Z',
    durationMinutes: 30,
    timeZone: 'America/New_York',
    status: 'SCHEDULED',
    startedAt: null,
    endedAt: null,
    viewerCount: 0,
    peakViewerCount: 0,
    roomName: rooms.today,
    ...change,
  };
}

/** One whose words are as long as they can be. */
export const longBroadcast = broadcastOf({
  title: long,
  description: `${long}. `.repeat(12),
  host: {
    id: 'prv-yusuf-demir',
    displayName: 'Imam Abdurrahman Muhammad al-Mustansir Demiroğlu-Karahasanoğlu',
    kind: 'IMAM',
  } as Broadcast['host'],
});
