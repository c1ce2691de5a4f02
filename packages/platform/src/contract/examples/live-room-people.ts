import type * as v from 'valibot';
import { admitParticipant } from '../cloud/room-people.ts';
import { enterRoom } from '../cloud/rooms.ts';
import type { room, roomParticipant } from '../schemas/room.ts';
import { startAppointment } from '../v1/appointments.ts';
import type { Rehearsal } from './example.ts';

/** The room of the session that is about to begin. */
export const params = { roomName: 'rpcyv9669n6wb4aj' };
/** How a person enters it. */
export const entry = { params, body: {} };

/** The secret of her place that Layla's browser gets; the server generates a new one each time. */
export const participantId = '5b8f2c1e-0a47-4d93-8c6e-b1f04e7a9d25';

/** Layla, waiting for Dr. Rahman. */
export const waiting: v.InferInput<typeof roomParticipant> = {
  id: 'participant-1',
  displayName: 'Layla Haddad',
  accountName: null,
  role: 'CLIENT',
  presence: 'WAITING',
  identity: 'SIGNED_IN_MATCHED',
  joinedAt: '2026-11-24T15:00:00.000Z',
  waitingSince: '2026-11-24T15:00:00.000Z',
  admittedAt: null,
  recordingConsent: null,
  handRaisedAt: null,
  passedAt: null,
  coveredSince: null,
  isCoHost: false,
  stage: 'OFF',
  lostSince: null,
  isSelf: true,
};

/** The room, as she finds it. */
export const foyer: v.InferInput<typeof room> = {
  roomName: params.roomName,
  kind: 'SESSION',
  title: null,
  providerName: 'Dr. Amina Rahman',
  startsAt: '2026-11-24T15:30:00.000Z',
  endsAt: '2026-11-24T16:20:00.000Z',
  timeZone: 'America/New_York',
  state: 'WAITING',
  isLocked: false,
  maxParticipants: 4,
  privacy: 'STANDARD',
  recording: 'NONE',
  recordingAttempt: 0,
  recordingSeconds: 0,
  recordingRequested: true,
  recordingScopes: [],
  captionsWanted: false,
  participants: [waiting],
};

/** Dr. Rahman, in the room. */
export const amina: v.InferInput<typeof roomParticipant> = {
  ...waiting,
  id: 'participant-2',
  displayName: 'Dr. Amina Rahman',
  role: 'PROVIDER',
  presence: 'PRESENT',
  waitingSince: null,
  admittedAt: '2026-11-24T15:00:00.000Z',
};

/** The room as Dr. Rahman sees it, with what became of Layla in it. */
export const hosted = (layla: Partial<v.InferInput<typeof roomParticipant>>): v.InferInput<typeof room> => ({
  ...foyer,
  state: 'OPEN',
  participants: [{ ...waiting, isSelf: false, ...layla }, amina],
});
/** What changes of a person who is let in. */
export const admitted = {
  presence: 'PRESENT',
  waitingSince: null,
  admittedAt: '2026-11-24T15:00:00.000Z',
} as const;

/** Layla’s place in the room. */
export const layla = { params: { ...params, participantId: 'participant-1' } };

/** Layla waits, and Dr. Rahman is in the room. */
export async function atTheDoor({ call }: Rehearsal) {
  const { participantId: secret } = await call(enterRoom, entry, 'client');
  await call(startAppointment, { params: { id: 'apt-k4x9w2m7' } }, 'provider');
  return secret;
}

/** Both are inside. */
export async function inside(rehearsal: Rehearsal) {
  const secret = await atTheDoor(rehearsal);
  await rehearsal.call(admitParticipant, layla, 'provider');
  return secret;
}
