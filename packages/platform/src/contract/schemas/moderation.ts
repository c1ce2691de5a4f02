import * as v from 'valibot';
import { count, extend, instant, text } from './common.ts';
import { contentReportReason, contentStatus, contentTarget, removalReason } from './community.ts';
import { circleId, postId, userId } from './ids.ts';

/** For how many days a removal mutes its author at least and at most. */
export const muteRange = { min: 1, max: 90 } as const;

/**
 * What brought something before moderators: members' reports, a link from someone new, words of crisis (CARE-1), the
 * author's appeal against a removal, or someone's wish to be let into a circle.
 */
export const caseSource = v.picklist(['REPORT', 'LINK', 'CRISIS', 'APPEAL', 'JOIN_REQUEST']);

/** `URGENT`: a person may be in danger; listed before everything else. */
export const casePriority = v.picklist(['URGENT', 'NORMAL']);

/**
 * The subject of a case: a post or reply, or a person who wants to join, who is decided about by the case and never by
 * their account.
 */
export const caseSubject = v.variant('kind', [...contentTarget.options, v.object({ kind: v.literal('MEMBER') })]);

/**
 * What moderators decide. `APPROVE` shows what was held, lets someone in, or puts back what was removed; `REMOVE` takes
 * it down and tells the author why; `LOCK` ends a thread that may stay; `MUTE` takes it down and lets its author only
 * read for some days; `DISMISS` leaves everything as it is.
 */
export const decisionAction = v.picklist(['APPROVE', 'REMOVE', 'LOCK', 'MUTE', 'DISMISS']);

/** A decision as it was taken. */
export const moderationDecision = v.object({
  action: decisionAction,
  /** Set where something was removed. */
  reason: v.nullable(removalReason),
  /** The moderator’s message to the author, or null. */
  words: v.nullable(text),
  muteDays: v.nullable(count),
  /** The guideline of the circle that it rests on, by its number from 1, as it read then. */
  guideline: v.optional(v.nullable(v.object({ number: count, text }))),
  decidedBy: v.object({ id: userId, displayName: text }),
  decidedAt: instant,
});

/** A note between moderators; no one else reads it. */
export const moderatorNote = v.object({ id: text, authorName: text, text, createdAt: instant });

/** One matter before the moderators, as their queue lists it. Reports of the same thing gather in one. */
export const moderationCase = v.object({
  id: text,
  source: caseSource,
  priority: casePriority,
  subject: caseSubject,
  /** Null for a review of a provider: these come before administrators. */
  circle: v.nullable(v.object({ id: circleId, name: text })),
  /**
   * Who wrote it, also of anonymous posts, and whether that is the caller; null if the account no longer exists. No
   * account is named.
   */
  author: v.nullable(v.object({ displayName: text, isOwn: v.boolean() })),
  /** The post, or the message of a person who wants to join. */
  body: v.string(),
  reports: v.array(v.object({ reason: contentReportReason, words: v.nullable(text), createdAt: instant })),
  status: v.picklist(['OPEN', 'DECIDED']),
  openedAt: instant,
  decision: v.nullable(moderationDecision),
  /**
   * The moderator who is looking at it, since when; null or left out while it is free. It hides the case from no one.
   */
  owner: v.optional(v.nullable(v.object({ id: userId, displayName: text, since: instant }))),
});

/** Who is reached when a person may be in danger, and until when. */
export const onCallPerson = v.object({
  displayName: text,
  phone: text,
  until: instant,
  /** Whose turn it was, where that person is suspended and someone else stands in. */
  insteadOf: v.optional(text),
});

/** A neighbouring post or reply, as context of the case. */
export const contextItem = v.object({
  kind: v.picklist(['POST', 'REPLY']),
  authorName: text,
  body: v.string(),
  createdAt: instant,
  isSubject: v.boolean(),
});

/** A case with everything that a decision needs. */
export const moderationCaseDetail = extend(moderationCase, {
  /** The thread that contains it, or null. */
  thread: v.nullable(v.object({ postId, title: v.nullable(text), isLocked: v.boolean(), items: v.array(contextItem) })),
  contentStatus: v.nullable(contentStatus),
  /** What the author says in an appeal, or null. */
  appealWords: v.nullable(text),
  /** The decision that an appeal is against, or null. */
  appealedDecision: v.nullable(moderationDecision),
  /** How this author has met the moderators before. */
  /** The text as it was when it was reported first, where its author has changed it since; otherwise null. */
  reportedBody: v.optional(v.nullable(v.string())),
  /** The version of the text shown; a decision names it. Null where there is no text to change. */
  contentVersion: v.optional(v.nullable(count)),
  /** The guidelines of the circle, which decisions name by number from 1. */
  guidelines: v.optional(v.array(text)),
  /** Who is on call for danger now. */
  onCall: v.optional(v.nullable(onCallPerson)),
  /** To whom the person’s safety was handed, when and by whom; null while it was not. */
  handedTo: v.optional(v.nullable(v.object({ displayName: text, byName: text, at: instant, note: text }))),
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
