import * as v from 'valibot';
import { count, instant, searchLength, text } from './common.ts';
import { circleId, contentReportId, postId, providerId, replyId, reviewId } from './ids.ts';
import { language, speciality } from './provider.ts';

/** Lengths that a form says and the server keeps. */
export const communityLimits = {
  title: 120,
  body: 8000,
  reply: 4000,
  contentWarning: 120,
  topics: 4,
  words: 1000,
  displayName: 40,
  search: searchLength.max,
} as const;

/**
 * Who may be in a circle: anyone at once (`OPEN`); whom its moderators let in (`CLOSED`); the same among women or among
 * men, by their own word. What is written in an open circle can be read by everyone; in the others by members.
 */
export const circleKind = v.picklist(['OPEN', 'CLOSED', 'WOMEN_ONLY', 'MEN_ONLY']);

/** The caller’s membership of a circle: none, requested, or member. */
export const membershipState = v.picklist(['NONE', 'PENDING', 'MEMBER']);

/** The caller's own place in a circle. */
export const membership = v.object({
  state: membershipState,
  joinedAt: v.nullable(instant),
  /** Until when the caller can only read here, or null. */
  mutedUntil: v.nullable(instant),
  isModerator: v.boolean(),
});

/** A provider who looks after a circle. */
export const circleModerator = v.object({
  providerId,
  displayName: text,
  /**
   * True where the caller is or was in care with them: they would read what the caller reports. Left out means false.
   */
  isOwnProvider: v.optional(v.boolean()),
});

/** A place in which people who share something write to each other. */
export const circle = v.object({
  id: circleId,
  name: text,
  /** What it is for, in a sentence or two. */
  description: text,
  kind: circleKind,
  language,
  topics: v.pipe(v.array(speciality), v.minLength(1)),
  /** How people treat each other here, one rule each. */
  guidelines: v.pipe(v.array(text), v.minLength(1)),
  /** Whom a member can turn to; administrators moderate every circle. */
  moderators: v.pipe(v.array(circleModerator), v.minLength(1)),
  memberCount: count,
  postCount: count,
  /** When the newest post or reply was written, or null if there is none. */
  lastActivityAt: v.nullable(instant),
  createdAt: instant,
  /** Null for a visitor. */
  membership: v.nullable(membership),
});

/**
 * `PENDING` is held for moderators: its author and they alone see it. `REMOVED` was taken down by them; its author sees
 * it with the reason. `DELETED` was taken back by its author. Where replies exist, others see the two as an empty
 * place.
 */
export const contentStatus = v.picklist(['PUBLISHED', 'PENDING', 'REMOVED', 'DELETED']);

/** Why a post is held: a link from a new member, or words that suggest danger (CARE-1). */
export const heldReason = v.picklist(['LINK', 'CRISIS']);

/** Why moderators removed something, as shown to its author. */
export const removalReason = v.picklist([
  'HARASSMENT',
  'HATE',
  'MEDICAL_ADVICE',
  'PRIVATE_DATA',
  'ADVERTISING',
  'METHODS_OF_HARM',
  'OFF_TOPIC',
  'OTHER',
]);

export const appealState = v.picklist(['OPEN', 'GRANTED', 'REFUSED']);

/** What the author of a removed post sees. */
export const removal = v.object({
  reason: removalReason,
  words: v.nullable(text),
  removedAt: instant,
  appeal: v.nullable(appealState),
});

/** The author as members see them: the name they go by, or anonymous. An account is never named. */
export const communityAuthor = v.object({
  displayName: text,
  isAnonymous: v.boolean(),
  isModerator: v.boolean(),
  /** Set for providers who write under their own name, for a link to their page. */
  providerId: v.nullable(providerId),
});

const written = {
  circleId,
  /** Null in the empty place that something removed or deleted leaves. */
  author: v.nullable(communityAuthor),
  /** The author’s own name: only for moderators of the circle, also of anonymous posts. */
  identity: v.nullable(v.object({ displayName: text })),
  isOwn: v.boolean(),
  /**
   * Why it is hidden from the caller until they ask to see it: they reported it (but not from worry about its author),
   * or muted its author. Absent where it is not.
   */
  hiddenFor: v.optional(v.picklist(['REPORTED', 'MUTED_AUTHOR'])),
  /** Empty in the place of something removed or deleted. */
  body: v.string(),
  status: contentStatus,
  /** Why it is held; only for the author and moderators. */
  heldFor: v.nullable(heldReason),
  /** Only for the author and moderators. */
  removal: v.nullable(removal),
  createdAt: instant,
  /** When it was last changed, or null: then it is as it was written. */
  editedAt: v.nullable(instant),
  /** Until when its author may change it; null for everyone else and once it is over. */
  editableUntil: v.nullable(instant),
  /** Counts every change; an edit names the version that it builds on. */
  version: count,
};

/** Something that a member wrote to a circle. */
export const post = v.object({
  ...written,
  id: postId,
  circleName: text,
  title: v.nullable(text),
  topics: v.array(speciality),
  /** What the text is shown behind, in the author's words: 'Loss of a child'. */
  contentWarning: v.nullable(text),
  /** No more replies are possible. */
  isLocked: v.boolean(),
  /** How many have said that they are with the author. */
  supportCount: count,
  isSupported: v.boolean(),
  isSaved: v.boolean(),
  replyCount: count,
});

/** An answer to a post, or to a reply to it: nothing is nested deeper. */
export const reply = v.object({
  ...written,
  id: replyId,
  postId,
  /** The reply that it answers, or null where it answers the post. */
  parentId: v.nullable(replyId),
  /** By the author of the post, also where that is anonymous. */
  isThreadAuthor: v.boolean(),
});

/** What can be reported to moderators. */
export const contentTarget = v.variant('kind', [
  v.object({ kind: v.literal('POST'), id: postId }),
  v.object({ kind: v.literal('REPLY'), id: replyId }),
  v.object({ kind: v.literal('REVIEW'), id: reviewId }),
]);

export const contentReportReason = v.picklist([
  'AT_RISK',
  'HARASSMENT',
  'HATE',
  'MEDICAL_ADVICE',
  'PRIVATE_DATA',
  'ADVERTISING',
  'METHODS_OF_HARM',
  'UNTRUE',
  'OTHER',
]);

/** A member's word to the moderators: open, acted on, or looked at without a need to act. */
export const contentReport = v.object({
  id: contentReportId,
  target: contentTarget,
  /** Where it was written: the name of the circle, or of the reviewed provider. */
  place: text,
  /** How it begins, so that the reporter knows it again. */
  excerpt: v.string(),
  reason: contentReportReason,
  words: v.nullable(text),
  status: v.picklist(['OPEN', 'ACTED_ON', 'NO_ACTION']),
  createdAt: instant,
  decidedAt: v.nullable(instant),
});

export type CircleKind = v.InferOutput<typeof circleKind>;
export type Circle = v.InferOutput<typeof circle>;
export type Membership = v.InferOutput<typeof membership>;
export type ContentStatus = v.InferOutput<typeof contentStatus>;
export type HeldReason = v.InferOutput<typeof heldReason>;
export type RemovalReason = v.InferOutput<typeof removalReason>;
export type Removal = v.InferOutput<typeof removal>;
export type CommunityAuthor = v.InferOutput<typeof communityAuthor>;
export type Post = v.InferOutput<typeof post>;
export type Reply = v.InferOutput<typeof reply>;
export type ContentTarget = v.InferOutput<typeof contentTarget>;
export type ContentReport = v.InferOutput<typeof contentReport>;
export type ContentReportReason = v.InferOutput<typeof contentReportReason>;
