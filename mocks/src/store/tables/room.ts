import * as v from 'valibot';
import {
  instant,
  recordingConsent,
  roomIdentity,
  roomMessage,
  roomPresence,
  roomStage,
  userId,
} from '@sakina/platform/contract';

/** One answer to the question about a recording. */
const consent = v.omit(recordingConsent, ['participantId', 'displayName']);

/** A participant in a room. Only their own browser knows the id; others see `publicId`. */
export const participant = v.object({
  id: v.string(),
  publicId: v.string(),
  userId: v.nullable(userId),
  displayName: v.string(),
  accountName: v.optional(v.nullable(v.string()), null),
  role: v.picklist(['PROVIDER', 'CLIENT', 'GUEST']),
  presence: roomPresence,
  identity: v.optional(roomIdentity, 'GUEST'),
  joinedAt: instant,
  waitingSince: v.optional(v.nullable(instant), null),
  /** When they were first let in: from then on they count as having come. */
  admittedAt: v.optional(v.nullable(instant), null),
  /** Whether they may come back without asking: let in, and not sent back or out since. */
  mayReturn: v.optional(v.boolean(), false),
  /** From when to when they were inside; the last one is open while they are. Billing counts by them. */
  stays: v.optional(v.array(v.object({ from: instant, to: v.nullable(instant) })), []),
  handRaisedAt: v.optional(v.nullable(instant), null),
  passedAt: v.optional(v.nullable(instant), null),
  coveredSince: v.optional(v.nullable(instant), null),
  isCoHost: v.optional(v.boolean(), false),
  stage: v.optional(roomStage, 'OFF'),
  /** Whether they have captions on. */
  wantsCaptions: v.optional(v.boolean(), false),
  /** The last sign of life of a connection that was lost; null while there is one. */
  lostSince: v.optional(v.nullable(instant), null),
  /** Their answers about the recording, the earliest first. */
  consents: v.optional(v.array(consent), []),
});

/** A line of the chat; `authorId` is the public id of who wrote it. */
export const chatLine = v.omit(roomMessage, ['isOwn']);

export type ParticipantRow = v.InferOutput<typeof participant>;
export type ConsentRow = v.InferOutput<typeof consent>;
export type ChatLineRow = v.InferOutput<typeof chatLine>;
