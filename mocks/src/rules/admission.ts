import type { RoomIdentity, UserId } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { ParticipantRow, SessionRow } from '../store/rows.ts';
import { withParticipant } from './live-session.ts';
import { roomState } from './room-subject.ts';
import type { RoomSubject } from './room-subject.ts';

/** The person who comes to a room, as far as they are known. */
export interface Visitor {
  userId: UserId | null;
  displayName: string;
}

/** The highest number of a place. How many there are does not tell it: the stand-in’s goes when the client comes. */
function lastPlace({ participants }: SessionRow): number {
  return Math.max(0, ...participants.map(({ publicId }) => Number(/^participant-(\d+)$/.exec(publicId)?.[1] ?? 0)));
}

/** What someone takes part in who has just come, or who is inside no more. */
const NO_PART = {
  handRaisedAt: null,
  passedAt: null,
  coveredSince: null,
  isCoHost: false,
  stage: 'OFF',
  wantsCaptions: false,
} as const;

/** Someone who is inside no more, as far as it is about what they did there. */
export const withoutPart = (participant: ParticipantRow): ParticipantRow => ({ ...participant, ...NO_PART });

/** A new participant. Only their own browser receives the id. */
export function newParticipant(
  session: SessionRow,
  entry: Pick<ParticipantRow, 'displayName' | 'role' | 'userId' | 'identity'>,
  now: Date,
): ParticipantRow {
  return {
    ...entry,
    id: crypto.randomUUID(),
    accountName: null,
    publicId: `participant-${lastPlace(session) + 1}`,
    presence: 'WAITING',
    joinedAt: iso(now),
    waitingSince: iso(now),
    admittedAt: null,
    mayReturn: false,
    stays: [],
    ...NO_PART,
    lostSince: null,
    consents: [],
  };
}

/** How it is known who comes: an account of this room, another account, or a typed name. */
export function identityOf(subject: RoomSubject, userId: UserId | null): RoomIdentity {
  if (userId === null) return 'GUEST';
  return subject.belongs(userId) ? 'SIGNED_IN_MATCHED' : 'SIGNED_IN_OTHER';
}

/** Lets someone in. The first time counts as their arrival. */
export function admit(participant: ParticipantRow, now: Date): ParticipantRow {
  return {
    ...participant,
    presence: 'PRESENT',
    waitingSince: null,
    admittedAt: participant.admittedAt ?? iso(now),
    mayReturn: true,
    lostSince: null,
  };
}

/** Puts someone in the waiting room, without a way in but the host's. */
export function putOutside(participant: ParticipantRow, now: Date): ParticipantRow {
  return { ...withoutPart(participant), presence: 'WAITING', waitingSince: iso(now), mayReturn: false };
}

/** Ends someone's way into the room until the host puts them in the waiting room again. */
export function shutOut(participant: ParticipantRow, presence: 'REFUSED' | 'REMOVED'): ParticipantRow {
  return { ...withoutPart(participant), presence, waitingSince: null, mayReturn: false };
}

/** The host in their own room: never waiting, present or returning. */
export function enterAsHost(session: SessionRow, host: Visitor, now: Date): SessionRow {
  const known = session.participants.find((entry) => entry.userId === host.userId);
  const entering = known ?? newParticipant(session, { ...host, role: 'PROVIDER', identity: 'SIGNED_IN_MATCHED' }, now);
  return withParticipant(session, admit(entering, now));
}

/**
 * Someone who is here again: in their place if they were let in, outside otherwise. Only a broadcast lets people in by
 * itself.
 */
export function comeBack(
  subject: RoomSubject,
  session: SessionRow,
  participant: ParticipantRow,
  now: Date,
): ParticipantRow {
  const isOpen = roomState(subject, session) === 'OPEN';
  if (isOpen && (participant.mayReturn || subject.kind === 'BROADCAST')) return admit(participant, now);
  if (participant.presence === 'WAITING') return participant;
  return { ...withoutPart(participant), presence: 'WAITING', waitingSince: iso(now) };
}

/** Whether a person may come in again without the host: not after a refusal or a removal. */
export function isShutOut({ presence }: ParticipantRow): boolean {
  return presence === 'REFUSED' || presence === 'REMOVED';
}

/** How many are inside. */
export function countInside(session: SessionRow): number {
  return session.participants.filter(({ presence }) => presence === 'PRESENT').length;
}
