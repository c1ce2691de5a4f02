import * as v from 'valibot';
import { count, extend, instant, text } from './common.ts';
import { contentReportReason, contentStatus, contentTarget, removalReason } from './community.ts';
import { circleId, postId, userId } from './ids.ts';

/**
 * What brought something before moderators: members' reports, a link from somebody new, words of crisis (CARE-1), the
 * author's appeal against a removal, or somebody's wish to be let into a circle.
 */
export const caseSource = v.picklist(['REPORT', 'LINK', 'CRISIS', 'APPEAL', 'JOIN_REQUEST']);

/** `URGENT` is where somebody may be in danger: it stands before everything else. */
const casePriority = v.picklist(['URGENT', 'NORMAL']);

/** What a case is about: something written, or somebody who wants to join. */
const caseSubject = v.variant('kind', [...contentTarget.options, v.object({ kind: v.literal('MEMBER'), id: userId })]);

/**
 * What moderators decide. `APPROVE` shows what was held, lets somebody in, or puts back what was removed; `REMOVE` takes it
 * down and tells the author why; `LOCK` ends a thread that may stay; `MUTE` takes it down and lets its author only read for
 * some days; `DISMISS` leaves everything as it is.
 */
export const decisionAction = v.picklist(['APPROVE', 'REMOVE', 'LOCK', 'MUTE', 'DISMISS']);

/** A decision as it was taken. */
export const moderationDecision = v.object({
  action: decisionAction,
  /** Set where something was removed. */
  reason: v.nullable(removalReason),
  /** What the author was told in the moderator's words, or null. */
  words: v.nullable(text),
  muteDays: v.nullable(count),
  decidedBy: v.object({ id: userId, displayName: text }),
  decidedAt: instant,
});

/** A note that moderators write for each other; nobody else reads it. */
export const moderatorNote = v.object({ id: text, authorName: text, text, createdAt: instant });

/** One matter before the moderators, as their queue lists it. Reports of the same thing gather in one. */
export const moderationCase = v.object({
  id: text,
  source: caseSource,
  priority: casePriority,
  subject: caseSubject,
  /** Null for a review of a provider: these come before administrators. */
  circle: v.nullable(v.object({ id: circleId, name: text })),
  /** The account behind it, also where it was written anonymously; null where there is none any more. */
  author: v.nullable(v.object({ id: userId, displayName: text })),
  /** What was written, or what somebody said who wants to join. */
  body: v.string(),
  reports: v.array(v.object({ reason: contentReportReason, words: v.nullable(text), createdAt: instant })),
  status: v.picklist(['OPEN', 'DECIDED']),
  openedAt: instant,
  decision: v.nullable(moderationDecision),
});

/** Something that stands around the subject of a case, as context. */
const contextItem = v.object({
  kind: v.picklist(['POST', 'REPLY']),
  authorName: text,
  body: v.string(),
  createdAt: instant,
  isSubject: v.boolean(),
});

/** A case with everything that a decision needs. */
export const moderationCaseDetail = extend(moderationCase, {
  /** The thread in which it stands, or null where it stands in none. */
  thread: v.nullable(v.object({ postId, title: v.nullable(text), isLocked: v.boolean(), items: v.array(contextItem) })),
  contentStatus: v.nullable(contentStatus),
  /** What the author says in an appeal, or null. */
  appealWords: v.nullable(text),
  /** The decision that an appeal is against, or null. */
  appealedDecision: v.nullable(moderationDecision),
  /** How this author has met the moderators before. */
  authorHistory: v.object({ written: count, removed: count, mutedUntil: v.nullable(instant) }),
  notes: v.array(moderatorNote),
});

/** One line of the log: what was decided of what. */
export const moderationLogEntry = v.object({
  caseId: text,
  source: caseSource,
  subject: caseSubject,
  circle: v.nullable(v.object({ id: circleId, name: text })),
  excerpt: v.string(),
  decision: moderationDecision,
});

export type CaseSource = v.InferOutput<typeof caseSource>;
export type CaseSubject = v.InferOutput<typeof caseSubject>;
export type DecisionAction = v.InferOutput<typeof decisionAction>;
export type ModerationDecision = v.InferOutput<typeof moderationDecision>;
export type ModerationCase = v.InferOutput<typeof moderationCase>;
export type ModerationCaseDetail = v.InferOutput<typeof moderationCaseDetail>;
export type ModerationLogEntry = v.InferOutput<typeof moderationLogEntry>;
