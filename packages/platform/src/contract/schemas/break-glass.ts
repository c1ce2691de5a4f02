import * as v from 'valibot';
import { diagnosis } from './diagnosis.ts';
import { instant, text } from './common.ts';
import { recordGrantId, userId } from './ids.ts';
import { instrument, measureResult } from './measure.ts';
import { noteAmendment, noteSection, noteStatus, noteTemplate } from './note.ts';
import { goalProgress, goalStatus, planKind, planStatus } from './treatment.ts';

const person = v.object({ id: userId, displayName: text });

/** Why an administrator has to read the record of a client. */
export const recordReason = v.picklist(['DANGER', 'COURT_ORDER', 'COMPLAINT', 'RECORD_FAULT', 'CARE_HANDOVER']);

/** How many characters of words a request to read a record has. */
export const recordWordsLength = { min: 20, max: 500 } as const;

/**
 * The parts of a record that can be read: signed notes, treatment plans, answered questionnaires. Drafts are their
 * author's, and messages and the journal stay between the client and their provider.
 */
export const recordPart = v.picklist(['NOTES', 'PLANS', 'MEASURES']);

/**
 * REQUESTED waits for a second administrator; ACTIVE can be read; ENDED was closed by a person or by time; REFUSED by
 * the second administrator; EXPIRED was decided by no one.
 */
export const recordGrantStatus = v.picklist(['REQUESTED', 'ACTIVE', 'ENDED', 'REFUSED', 'EXPIRED']);

/**
 * What a second administrator said. `by` is null where the request began by itself, since someone was in danger and no
 * one answered.
 */
const grantDecision = v.object({
  by: v.nullable(person),
  at: instant,
  isAllowed: v.boolean(),
  words: v.nullable(text),
});

/** What someone else said of it afterwards. */
const grantReview = v.object({ by: person, at: instant, isJustified: v.boolean(), words: text });

/** One administrator's access to the record of one client, for an hour at most (ADM-102). */
export const recordGrant = v.object({
  id: recordGrantId,
  client: person,
  requestedBy: person,
  requestedAt: instant,
  reason: recordReason,
  /** Why, in words. */
  words: text,
  /** Whether someone is in danger now: it begins by itself then, if no one has decided in five minutes. */
  isInDanger: v.boolean(),
  status: recordGrantStatus,
  /** Until when a second administrator can decide. */
  decideUntil: instant,
  decision: v.nullable(grantDecision),
  /** The last moment at which the record can be read; null until it began. */
  activeUntil: v.nullable(instant),
  /** When it was over; `byName` is null where the time had run out. */
  ended: v.nullable(v.object({ at: instant, byName: v.nullable(text) })),
  /** What was opened, the earliest first; each is an entry of the audit log. */
  reads: v.array(v.object({ part: recordPart, at: instant })),
  /** By when someone else has to review it; null where it never began. */
  reviewDueAt: v.nullable(instant),
  review: v.nullable(grantReview),
  /** When the client is told of it, or was; null where they are not told. */
  clientToldAt: v.nullable(instant),
  /** Why the client is not told; null where they are. */
  withheldReason: v.nullable(text),
  mayDecide: v.boolean(),
  mayRead: v.boolean(),
  mayEnd: v.boolean(),
  mayReview: v.boolean(),
});

const recordNote = v.object({
  id: text,
  authorName: text,
  sessionStartedAt: instant,
  status: noteStatus,
  template: noteTemplate,
  sections: v.array(noteSection),
  amendments: v.array(noteAmendment),
});
const recordPlan = v.object({
  id: text,
  authorName: text,
  kind: planKind,
  status: planStatus,
  title: text,
  problem: text,
  diagnoses: v.array(diagnosis),
  goals: v.array(v.object({ id: text, statement: text, status: goalStatus, progress: goalProgress })),
  startedAt: v.nullable(instant),
  endedAt: v.nullable(instant),
});
const recordMeasure = v.object({ id: text, instrument, completedAt: instant, result: measureResult });

/** One part of a client's record, as an administrator with a grant reads it, the newest first. */
export const recordPartContent = v.variant('part', [
  v.object({ part: v.literal('NOTES'), items: v.array(recordNote) }),
  v.object({ part: v.literal('PLANS'), items: v.array(recordPlan) }),
  v.object({ part: v.literal('MEASURES'), items: v.array(recordMeasure) }),
]);

/** That an administrator read a person's record, as the person is told. */
export const ownRecordRead = v.object({
  id: recordGrantId,
  byName: text,
  reason: recordReason,
  at: instant,
  /** What was opened; empty where nothing was. */
  parts: v.array(recordPart),
  /** What the review said; null while there is none. */
  isJustified: v.nullable(v.boolean()),
});

export type RecordReason = v.InferOutput<typeof recordReason>;
export type RecordPart = v.InferOutput<typeof recordPart>;
export type RecordGrant = v.InferOutput<typeof recordGrant>;
export type RecordGrantStatus = v.InferOutput<typeof recordGrantStatus>;
export type RecordPartContent = v.InferOutput<typeof recordPartContent>;
export type OwnRecordRead = v.InferOutput<typeof ownRecordRead>;
