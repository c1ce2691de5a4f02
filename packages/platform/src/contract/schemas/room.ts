import * as v from 'valibot';
import { recordingScopes } from '../../domain/recording-scopes.ts';
import { count, instant, text } from './common.ts';
import { recordingAttempt, recordingFailure, recordingStatus } from './recording-status.ts';

/** Characters that forms say and the server keeps in a room: the name of a guest, and a line of the chat. */
export const roomLimits = { name: 80, line: 1000 } as const;

/** A session has one client; a group has those with a seat; a broadcast has one who speaks and many who watch. */
export const roomKind = v.picklist(['SESSION', 'GROUP', 'BROADCAST']);

/**
 * `WAITING` is outside and sees no one; `LEFT` may come back to their place; `REFUSED` and `REMOVED` come back only
 * after the host has put them in the waiting room again.
 */
export const roomPresence = v.picklist(['WAITING', 'PRESENT', 'LEFT', 'REFUSED', 'REMOVED']);

/**
 * How it is known who someone is: by an account that belongs to this room, by another account, or not at all. The name
 * of a
 * `GUEST` is what they typed.
 */
export const roomIdentity = v.picklist(['SIGNED_IN_MATCHED', 'SIGNED_IN_OTHER', 'GUEST']);

/** `PRIVATE` is encrypted from end to end and never recorded; it is chosen before anyone else comes in. */
export const roomPrivacy = v.picklist(['STANDARD', 'PRIVATE']);

/** Whether someone who watches a broadcast speaks in it: not, asks to, or the host has let them. */
export const roomStage = v.picklist(['OFF', 'REQUESTED', 'ON']);

/** A participant of a room. */
export const roomParticipant = v.object({
  /** Known to everyone inside; it gives no access. */
  id: text,
  displayName: text,
  /** The name of their account, for those who lead the room, where they chose another one for it. */
  accountName: v.nullable(text),
  role: v.picklist(['PROVIDER', 'CLIENT', 'GUEST']),
  presence: roomPresence,
  identity: roomIdentity,
  joinedAt: instant,
  /** Since when they wait outside, or null. */
  waitingSince: v.nullable(instant),
  /** When they were first let in, or null if never. */
  admittedAt: v.nullable(instant),
  /** null until they have answered. */
  recordingConsent: v.nullable(v.boolean()),
  /** Since when their hand is raised, or null. */
  handRaisedAt: v.nullable(instant),
  /** Since when they pass in this round of a group, or null. Raising a hand ends it. */
  passedAt: v.nullable(instant),
  /** Since when they have their screen covered, muted and unseen, or null: someone may have come into their room. */
  coveredSince: v.nullable(instant),
  /** Whether they help the host of a group: they see who waits, and let in, send back and send out. */
  isCoHost: v.boolean(),
  /** Their part in a broadcast; `OFF` in every other room. */
  stage: roomStage,
  /** The last sign of life of someone inside whose connection is lost, or null. From then on no minute is billed. */
  lostSince: v.nullable(instant),
  /** Whether this is the caller. */
  isSelf: v.boolean(),
});

/** What may be captured, each agreed to by itself (CARE-10). */
export const recordingScope = v.picklist(recordingScopes);

/** A room, as seen by a person who may enter it. */
export const room = v.object({
  roomName: text,
  kind: roomKind,
  /** Name of the group or the broadcast; null for a session. */
  title: v.nullable(text),
  providerName: text,
  startsAt: instant,
  endsAt: instant,
  timeZone: text,
  state: v.picklist(['WAITING', 'OPEN', 'ENDED']),
  /** True while no one new may ask to come in. */
  isLocked: v.boolean(),
  /** How many may be inside at once, the host included. */
  maxParticipants: count,
  privacy: roomPrivacy,
  recording: recordingStatus,
  /** Why it failed; left out where it did not. */
  recordingFailure: v.optional(recordingFailure),
  /** The present attempt, or the last one: what captures names it with each part. */
  recordingAttempt,
  /** Whole seconds that were captured by now, as the sum of all parts’ measured lengths. */
  recordingSeconds: count,
  /** True when the provider has to record and so consent is asked. */
  recordingRequested: v.boolean(),
  /** What is captured: what everyone inside has agreed to. Empty where anyone has not. */
  recordingScopes: v.array(recordingScope),
  /** Whether anyone else inside has captions on, so that the caller's own words are wanted as text. Not who it is. */
  captionsWanted: v.boolean(),
  /**
   * Those inside, for those inside; the host also sees who waits, who left and who was sent out. Others see themselves
   * alone.
   */
  participants: v.array(roomParticipant),
});

/**
 * One answer to the question whether someone may be recorded. Answers are never changed: a later one takes their place.
 */
export const recordingConsent = v.object({
  id: text,
  participantId: text,
  displayName: text,
  /** What was agreed to; none is a no. */
  scopes: v.array(recordingScope),
  /** Which text was read. */
  textVersion: text,
  /** In which language it was read. */
  language: v.picklist(['en', 'ar']),
  answeredAt: instant,
  /** When it was taken back, or null while it holds. */
  withdrawnAt: v.nullable(instant),
});

export const recordingConsentList = v.object({
  /** The text in force; a new one is asked again of everyone. */
  textVersion: text,
  /** What is asked for. */
  scopes: v.array(recordingScope),
  /** The caller's own answers, the latest first; those of everyone for the host. */
  items: v.array(recordingConsent),
});

/** A line of a room's chat. */
export const roomMessage = v.object({
  id: text,
  /** Participant who wrote it. */
  authorId: text,
  authorName: text,
  isOwn: v.boolean(),
  /** To everyone inside, or to the host alone. */
  to: v.picklist(['ALL', 'HOST']),
  text,
  sentAt: instant,
});

export type RoomPrivacy = v.InferOutput<typeof roomPrivacy>;
export type RoomStage = v.InferOutput<typeof roomStage>;
export type Room = v.InferOutput<typeof room>;
export type RoomKind = v.InferOutput<typeof roomKind>;
export type RoomParticipant = v.InferOutput<typeof roomParticipant>;
export type RoomPresence = v.InferOutput<typeof roomPresence>;
export type RoomIdentity = v.InferOutput<typeof roomIdentity>;
export type RecordingScope = v.InferOutput<typeof recordingScope>;
export type RecordingConsent = v.InferOutput<typeof recordingConsent>;
export type RoomMessage = v.InferOutput<typeof roomMessage>;
