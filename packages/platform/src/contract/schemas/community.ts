import * as z from 'zod/mini';
import { count, instant, text } from './common.ts';
import { circleId, contentReportId, postId, providerId, replyId, reviewId, userId } from './ids.ts';
import { language, speciality } from './provider.ts';

/** Lengths that a form says and the server keeps. */
export const communityLimits = { title: 120, body: 8000, reply: 4000, contentWarning: 120, topics: 4, words: 1000, search: 100 } as const;

/**
 * Who may be in a circle: anybody at once (`OPEN`); whom its moderators let in (`CLOSED`); the same among women or among men,
 * by their own word. What is written in an open circle can be read by everybody; in the others by members.
 */
export const circleKind = z.enum(['OPEN', 'CLOSED', 'WOMEN_ONLY', 'MEN_ONLY']);

/** Where the caller stands in a circle: outside, waiting to be let in, or inside. */
export const membershipState = z.enum(['NONE', 'PENDING', 'MEMBER']);

/** The caller's own place in a circle. */
export const membership = z.object({
  state: membershipState,
  joinedAt: z.nullable(instant),
  /** Until when the caller can only read here, or null. */
  mutedUntil: z.nullable(instant),
  isModerator: z.boolean(),
});

/** A provider who looks after a circle. */
export const circleModerator = z.object({ providerId, displayName: text });

/** A place in which people who share something write to each other. */
export const circle = z.object({
  id: circleId,
  name: text,
  /** What it is for, in a sentence or two. */
  description: text,
  kind: circleKind,
  language,
  topics: z.array(speciality).check(z.minLength(1)),
  /** How people treat each other here, one rule each. */
  guidelines: z.array(text).check(z.minLength(1)),
  /** Whom a member can turn to; administrators moderate every circle. */
  moderators: z.array(circleModerator).check(z.minLength(1)),
  memberCount: count,
  postCount: count,
  /** When the newest post or reply was written, or null while there is none. */
  lastActivityAt: z.nullable(instant),
  createdAt: instant,
  /** Null for a visitor. */
  membership: z.nullable(membership),
});

/**
 * `PENDING` is held for moderators: its author and they alone see it. `REMOVED` was taken down by them; its author sees it
 * with the reason. `DELETED` was taken back by its author. Where replies exist, others see the two as an empty place.
 */
export const contentStatus = z.enum(['PUBLISHED', 'PENDING', 'REMOVED', 'DELETED']);

/** Why something is held: a link from somebody new, or words that sound as if somebody were in danger (CARE-1). */
export const heldReason = z.enum(['LINK', 'CRISIS']);

/** Why moderators took something down, as its author is told. */
export const removalReason = z.enum(['HARASSMENT', 'HATE', 'MEDICAL_ADVICE', 'PRIVATE_DATA', 'ADVERTISING', 'METHODS_OF_HARM', 'OFF_TOPIC', 'OTHER']);

export const appealState = z.enum(['OPEN', 'GRANTED', 'REFUSED']);

/** What the author of something removed is told. */
export const removal = z.object({ reason: removalReason, words: z.nullable(text), removedAt: instant, appeal: z.nullable(appealState) });

/** Who wrote something, as members see it: the name that they go by, or nobody's. An account is never named. */
export const communityAuthor = z.object({
  displayName: text,
  isAnonymous: z.boolean(),
  isModerator: z.boolean(),
  /** Set for providers who write under their own name, for a link to their page. */
  providerId: z.nullable(providerId),
});

const written = {
  circleId,
  /** Null in the empty place that something removed or deleted leaves. */
  author: z.nullable(communityAuthor),
  /** Whose account it is: told to moderators of the circle alone, also of what was written anonymously. */
  identity: z.nullable(z.object({ id: userId, displayName: text })),
  isOwn: z.boolean(),
  /** Empty in the place of something removed or deleted. */
  body: z.string(),
  status: contentStatus,
  /** Why it is held; told to the author and to moderators. */
  heldFor: z.nullable(heldReason),
  /** Told to the author and to moderators. */
  removal: z.nullable(removal),
  createdAt: instant,
  /** When it was last changed, or null: then it is as it was written. */
  editedAt: z.nullable(instant),
  /** Until when its author may change it; null for everybody else and once it is over. */
  editableUntil: z.nullable(instant),
  /** Counts every change; an edit names the version that it builds on. */
  version: count,
};

/** Something that a member wrote to a circle. */
export const post = z.object({
  ...written,
  id: postId,
  circleName: text,
  title: z.nullable(text),
  topics: z.array(speciality),
  /** What the text is shown behind, in the author's words: 'Loss of a child'. */
  contentWarning: z.nullable(text),
  /** Nobody can reply any more. */
  isLocked: z.boolean(),
  /** How many have said that they are with the author. */
  supportCount: count,
  isSupported: z.boolean(),
  isSaved: z.boolean(),
  replyCount: count,
});

/** An answer to a post, or to a reply to it: nothing is nested deeper. */
export const reply = z.object({
  ...written,
  id: replyId,
  postId,
  /** The reply that it answers, or null where it answers the post. */
  parentId: z.nullable(replyId),
  /** By the author of the post, also where that is anonymous. */
  isThreadAuthor: z.boolean(),
});

/** What moderators can be told of. */
export const contentTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('POST'), id: postId }),
  z.object({ kind: z.literal('REPLY'), id: replyId }),
  z.object({ kind: z.literal('REVIEW'), id: reviewId }),
]);

export const contentReportReason = z.enum(['AT_RISK', 'HARASSMENT', 'HATE', 'MEDICAL_ADVICE', 'PRIVATE_DATA', 'ADVERTISING', 'METHODS_OF_HARM', 'UNTRUE', 'OTHER']);

/** A member's word to the moderators: open, acted on, or looked at without a need to act. */
export const contentReport = z.object({
  id: contentReportId,
  target: contentTarget,
  /** Where it stands: the name of the circle, or of the provider who was reviewed. */
  place: text,
  /** How it begins, so that the reporter knows it again. */
  excerpt: z.string(),
  reason: contentReportReason,
  words: z.nullable(text),
  status: z.enum(['OPEN', 'ACTED_ON', 'NO_ACTION']),
  createdAt: instant,
  decidedAt: z.nullable(instant),
});

export type CircleKind = z.infer<typeof circleKind>;
export type Circle = z.infer<typeof circle>;
export type Membership = z.infer<typeof membership>;
export type ContentStatus = z.infer<typeof contentStatus>;
export type HeldReason = z.infer<typeof heldReason>;
export type RemovalReason = z.infer<typeof removalReason>;
export type Removal = z.infer<typeof removal>;
export type CommunityAuthor = z.infer<typeof communityAuthor>;
export type Post = z.infer<typeof post>;
export type Reply = z.infer<typeof reply>;
export type ContentTarget = z.infer<typeof contentTarget>;
export type ContentReport = z.infer<typeof contentReport>;
export type ContentReportReason = z.infer<typeof contentReportReason>;
