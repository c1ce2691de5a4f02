import { make } from '@sakina/mocks';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { expect, it } from 'vitest';
import { lostHelp } from './lost-help.ts';
import type { LostHelp } from './lost-help.ts';

const [amina, layla] = make.room().participants as [RoomParticipant, RoomParticipant];
const noah: RoomParticipant = { ...layla, id: 'noah' };
const guest: RoomParticipant = { ...layla, id: 'guest', role: 'GUEST', identity: 'GUEST' };

/** A room of these people, the first of whom reads. */
const room = (kind: Room['kind'], ...[reader, ...others]: RoomParticipant[]) =>
  make.room({
    kind,
    participants: [
      ...(reader ? [{ ...reader, isSelf: true }] : []),
      ...others.map((one) => ({ ...one, isSelf: false })),
    ],
  });

it.each<[string, Room, RoomParticipant, LostHelp | null]>([
  ['the host calls or writes to the client of a session', room('SESSION', amina, layla), layla, 'client'],
  ['the host of a session has no record of a guest', room('SESSION', amina, layla, guest), guest, 'chat'],
  [
    'nor of a client who came by another account',
    room('SESSION', amina, { ...layla, identity: 'GUEST' }),
    layla,
    'chat',
  ],
  ['the host of a group gets no number', room('GROUP', amina, layla, noah), noah, 'chat'],
  ['a co-host neither', room('GROUP', { ...layla, isCoHost: true }, amina, noah), noah, 'chat'],
  ['others in a group have nothing to do', room('GROUP', layla, amina, noah), noah, null],
  ['a client waits for the host', room('SESSION', layla, amina), amina, 'host'],
  ['a group waits for the host', room('GROUP', layla, amina, noah), amina, 'host'],
  ['a broadcast says by itself that its host is away', room('BROADCAST', layla, amina), amina, null],
  ['someone who is not in the room any more', room('SESSION', amina, layla), noah, null],
])('%s', (_, given, lost, expected) => {
  expect(lostHelp(given, lost.id)).toBe(expected);
});
