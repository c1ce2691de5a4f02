import type { Room } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { Emit } from '../realtime/outbox.ts';
import { seatAddress } from '../realtime/seats.ts';
import { admit } from '../rules/admission.ts';
import { agreedScopes, consentOf } from '../rules/recording-consent.ts';
import { emptySession, failureOf, judgeSilence, wholeSeconds } from '../rules/live-session.ts';
import { roomState, roomSubject } from '../rules/room-subject.ts';
import type { RoomSubject } from '../rules/room-subject.ts';
import { simulateClient } from '../rules/simulate-peers.ts';
import { withStays } from '../rules/stays.ts';
import type { ParticipantRow, SessionRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { ApiFailure, forbidden, notFound } from './api-failure.ts';
import type { Caller } from './caller.ts';

/** The part of a handler's context that every call of a room needs. */
export interface RoomContext {
  tables: Tables;
  params: { roomName: string };
  caller: Caller | null;
  now: Date;
  simulatePeers: boolean;
  emit: Emit;
}

/** A room as it stands, before a call changes it. */
export interface OpenRoom {
  subject: RoomSubject;
  session: SessionRow;
}

export const ended = () => new ApiFailure(409, 'ROOM_ENDED', 'This session is over.');

/** The room in the address. @throws ApiFailure 404 */
export function openRoom({ tables, params, now, simulatePeers }: RoomContext): OpenRoom {
  const subject = roomSubject(tables, params.roomName);
  if (!subject) throw notFound('this room');
  const stored = tables.sessions.get(subject.id) ?? emptySession(subject.id);
  const session = simulatePeers && subject.appointment ? simulateClient(subject.appointment, stored, now) : stored;
  const settled = admitViewers(subject, judgeSilence(session, now), now);
  return { subject, session: settled === stored ? stored : tables.sessions.put(settled) };
}

/** A broadcast admits everyone once it is open: its viewers see the host alone. */
function admitViewers(subject: RoomSubject, session: SessionRow, now: Date): SessionRow {
  const isDue =
    subject.kind === 'BROADCAST' &&
    roomState(subject, session) === 'OPEN' &&
    session.participants.some(({ presence }) => presence === 'WAITING');
  if (!isDue) return session;
  return {
    ...session,
    participants: session.participants.map((entry) => (entry.presence === 'WAITING' ? admit(entry, now) : entry)),
  };
}

/** Whether the caller leads what the room is for. */
export function isHost(caller: Caller | null, subject: RoomSubject): caller is Caller {
  return caller !== null && caller.providerId === subject.host.id;
}

/** Whether the caller leads a room: its host, or whom the host has made a co-host and who is inside. */
export function isLeading(caller: Caller | null, { subject, session }: OpenRoom): boolean {
  const own = session.participants.find(({ userId }) => userId !== null && userId === caller?.userId);
  return isHost(caller, subject) || (own?.isCoHost === true && own.presence === 'PRESENT');
}

/**
 * Whether a place answers to a caller: an account's to that account signed in, and to no one who only knows its secret;
 * a guest's to its secret. A suspended account is signed out, so it loses its place.
 */
function answersTo(place: ParticipantRow, caller: Caller | null, secret: string | undefined): boolean {
  return place.userId === null ? place.id === secret : place.userId === caller?.userId;
}

/** The place of a caller in a room, or undefined where they have none. */
export function placeOf(
  session: SessionRow,
  caller: Caller | null,
  secret: string | undefined,
): ParticipantRow | undefined {
  const own = session.participants.filter((entry) => answersTo(entry, caller, secret));
  return own.find(({ id }) => id === secret) ?? own[0];
}

/**
 * The caller's own place. @throws ApiFailure 403 without its secret or, for an account's place, its token; 404 for none
 */
export function ownPlace(session: SessionRow, caller: Caller | null, secret: string | undefined): ParticipantRow {
  if (secret === undefined) throw forbidden('The secret of your place is missing.');
  const place = session.participants.find((entry) => entry.id === secret);
  if (!place) throw notFound('your place in this room');
  if (!answersTo(place, caller, secret)) throw forbidden('You can only answer for yourself.');
  return place;
}

/** Whom a reader may see: the host everyone, those inside each other, everyone else themselves alone. */
function visible({ subject, session }: OpenRoom, self: ParticipantRow | undefined, seesAll: boolean) {
  if (seesAll) return session.participants;
  const isInside = self?.presence === 'PRESENT';
  return session.participants.filter((entry) => {
    if (entry === self) return true;
    if (!isInside) return false;
    if (subject.kind === 'BROADCAST' && entry.role !== 'PROVIDER' && entry.stage !== 'ON') return false;
    return entry.presence === 'PRESENT' || (entry.presence === 'LEFT' && entry.admittedAt !== null);
  });
}

/** A room as a caller sees it. */
export function roomView({ caller }: Pick<RoomContext, 'caller'>, open: OpenRoom, secret: string | undefined): Room {
  const { subject, session } = open;
  const self = placeOf(session, caller, secret);
  const { recording } = session;
  const { failure } = failureOf(session);
  const leads = isLeading(caller, open);
  return {
    roomName: subject.roomName,
    kind: subject.kind,
    title: subject.title,
    providerName: subject.host.displayName,
    startsAt: subject.startsAt,
    endsAt: subject.endsAt,
    timeZone: subject.timeZone,
    state: roomState(subject, session),
    isLocked: session.isLocked,
    maxParticipants: subject.maxParticipants,
    privacy: session.privacy,
    recording: recording.status,
    ...(failure && { recordingFailure: failure }),
    recordingAttempt: recording.attempt,
    recordingSeconds: wholeSeconds(session),
    recordingRequested: subject.isRecorded || recording.status !== 'NONE',
    recordingScopes: agreedScopes(session),
    captionsWanted: session.participants.some(
      (entry) => entry !== self && entry.presence === 'PRESENT' && entry.wantsCaptions,
    ),
    participants: visible(open, self, leads).map((entry) => ({
      id: entry.publicId,
      displayName: entry.displayName,
      accountName: leads ? entry.accountName : null,
      role: entry.role,
      presence: entry.presence,
      identity: entry.identity,
      joinedAt: entry.joinedAt,
      waitingSince: entry.waitingSince,
      admittedAt: entry.admittedAt,
      recordingConsent: consentOf(entry),
      handRaisedAt: entry.handRaisedAt,
      passedAt: entry.passedAt,
      coveredSince: entry.coveredSince,
      isCoHost: entry.isCoHost,
      stage: entry.stage,
      lostSince: entry.presence === 'PRESENT' ? entry.lostSince : null,
      isSelf: entry === self,
    })),
  };
}

/** Tells everyone who is in a room or in front of it. */
export function tellRoom(
  { emit }: Pick<RoomContext, 'emit'>,
  roomName: string,
  session: SessionRow,
  tell: (emitTo: Emit, to: { to: ReturnType<typeof seatAddress> }) => void,
): void {
  for (const { presence, publicId } of session.participants)
    if (presence === 'PRESENT' || presence === 'WAITING') tell(emit, { to: seatAddress(roomName, publicId) });
}

/** Saves a room and tells those in it what changed. */
export function saveRoom(
  context: Pick<RoomContext, 'tables' | 'emit' | 'now'>,
  roomName: string,
  before: SessionRow,
  after: SessionRow,
): SessionRow {
  const { tables, now } = context;
  tellRoom(context, roomName, after, (emit, to) => {
    emit('room.updated', { roomName, updatedAt: iso(now) }, to);
    if (before.recording.status !== after.recording.status)
      emit('recording.changed', { roomName, status: after.recording.status, changedAt: iso(now) }, to);
  });
  return tables.sessions.put(withStays(after, now));
}
