import * as z from 'zod/mini';
import { count, instant, text } from './common.ts';
import { contentReportReason, contentStatus, contentTarget, removalReason } from './community.ts';
import { circleId, postId, userId } from './ids.ts';

/**
 * What brought something before moderators: members' reports, a link from somebody new, words of crisis (CARE-1), the
 * author's appeal against a removal, or somebody's wish to be let into a circle.
 */
export const caseSource = z.enum(['REPORT', 'LINK', 'CRISIS', 'APPEAL', 'JOIN_REQUEST']);

/** `URGENT` is where somebody may be in danger: it stands before everything else. */
export const casePriority = z.enum(['URGENT', 'NORMAL']);

/** What a case is about: something written, or somebody who wants to join. */
export const caseSubject = z.discriminatedUnion('kind', [...contentTarget.def.options, z.object({ kind: z.literal('MEMBER'), id: userId })]);

/**
 * What moderators decide. `APPROVE` shows what was held, lets somebody in, or puts back what was removed; `REMOVE` takes it
 * down and tells the author why; `LOCK` ends a thread that may stay; `MUTE` takes it down and lets its author only read for
 * some days; `DISMISS` leaves everything as it is.
 */
export const decisionAction = z.enum(['APPROVE', 'REMOVE', 'LOCK', 'MUTE', 'DISMISS']);

/** A decision as it was taken. */
export const moderationDecision = z.object({
  action: decisionAction,
  /** Set where something was removed. */
  reason: z.nullable(removalReason),
  /** What the author was told in the moderator's words, or null. */
  words: z.nullable(text),
  muteDays: z.nullable(count),
  decidedBy: z.object({ id: userId, displayName: text }),
  decidedAt: instant,
});

/** A note that moderators write for each other; nobody else reads it. */
export const moderatorNote = z.object({ id: text, authorName: text, text, createdAt: instant });

/** One matter before the moderators, as their queue lists it. Reports of the same thing gather in one. */
export const moderationCase = z.object({
  id: text,
  source: caseSource,
  priority: casePriority,
  subject: caseSubject,
  /** Null for a review of a provider: these come before administrators. */
  circle: z.nullable(z.object({ id: circleId, name: text })),
  /** The account behind it, also where it was written anonymously; null where there is none any more. */
  author: z.nullable(z.object({ id: userId, displayName: text })),
  /** What was written, or what somebody said who wants to join. */
  body: z.string(),
  reports: z.array(z.object({ reason: contentReportReason, words: z.nullable(text), createdAt: instant })),
  status: z.enum(['OPEN', 'DECIDED']),
  openedAt: instant,
  decision: z.nullable(moderationDecision),
});

/** Something that stands around the subject of a case, as context. */
export const contextItem = z.object({ kind: z.enum(['POST', 'REPLY']), authorName: text, body: z.string(), createdAt: instant, isSubject: z.boolean() });

/** A case with everything that a decision needs. */
export const moderationCaseDetail = z.extend(moderationCase, {
  /** The thread in which it stands, or null where it stands in none. */
  thread: z.nullable(z.object({ postId, title: z.nullable(text), isLocked: z.boolean(), items: z.array(contextItem) })),
  contentStatus: z.nullable(contentStatus),
  /** What the author says in an appeal, or null. */
  appealWords: z.nullable(text),
  /** The decision that an appeal is against, or null. */
  appealedDecision: z.nullable(moderationDecision),
  /** How this author has met the moderators before. */
  authorHistory: z.object({ written: count, removed: count, mutedUntil: z.nullable(instant) }),
  notes: z.array(moderatorNote),
});

/** One line of the log: what was decided of what. */
export const moderationLogEntry = z.object({
  caseId: text,
  source: caseSource,
  subject: caseSubject,
  circle: z.nullable(z.object({ id: circleId, name: text })),
  excerpt: z.string(),
  decision: moderationDecision,
});

export type CaseSource = z.infer<typeof caseSource>;
export type CaseSubject = z.infer<typeof caseSubject>;
export type DecisionAction = z.infer<typeof decisionAction>;
export type ModerationDecision = z.infer<typeof moderationDecision>;
export type ModerationCase = z.infer<typeof moderationCase>;
export type ModerationCaseDetail = z.infer<typeof moderationCaseDetail>;
export type ModerationLogEntry = z.infer<typeof moderationLogEntry>;
