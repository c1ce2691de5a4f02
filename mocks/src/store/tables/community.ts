import * as z from 'zod/mini';
import {
  circle, circleId, contentReport, contentStatus, heldReason, instant, language, moderationCase, moderatorNote, post, postId, providerId, providerReview,
  ratingDistribution, removal, reply, reviewSignature, userId, waitlistEntry,
} from '@sakina/platform/contract';

/** What the server counts or adds for whoever reads. */
const circleRow = z.omit(circle, { memberCount: true, postCount: true, lastActivityAt: true, membership: true });

/** Somebody's place in a circle, or their wish to get one. */
const circleMember = z.object({
  /** Circle and account, one space between: there is one place for each. */
  id: z.string(),
  circleId,
  userId,
  /** The name that members see. */
  displayName: z.string(),
  /** `LEFT` is kept while a mute lasts, so that leaving and coming back does not end it. */
  state: z.enum(['PENDING', 'MEMBER', 'LEFT']),
  joinedAt: instant,
  mutedUntil: z.nullable(instant),
});

/** Who wrote something and where it stands; what members see of it is worked out for whoever reads. */
const authored = {
  authorId: userId,
  /** The name that the author went by when it was written. */
  authorName: z.string(),
  isAnonymous: z.boolean(),
  status: contentStatus,
  heldFor: z.nullable(heldReason),
  removal: z.nullable(removal),
};

const written = { id: true, circleId: true, body: true, createdAt: true, editedAt: true, version: true } as const;
const postRow = z.extend(z.pick(post, { ...written, title: true, topics: true, contentWarning: true, isLocked: true }), { ...authored, language });
const replyRow = z.extend(z.pick(reply, { ...written, postId: true, parentId: true }), authored);

/** What one reader has marked of one post. The id is post and account. */
const postMark = z.object({ id: z.string(), postId, userId, isSupported: z.boolean(), isSaved: z.boolean(), at: instant });

const reportRow = z.extend(z.omit(contentReport, { place: true, excerpt: true }), { reporterId: userId, caseId: z.string() });

const caseRow = z.extend(z.pick(moderationCase, { id: true, source: true, priority: true, subject: true, status: true, openedAt: true, decision: true }), {
  circleId: z.nullable(circleId),
  notes: z.array(moderatorNote),
  /** What somebody says who appeals or who wants to join. */
  words: z.nullable(z.string()),
});

const reviewRow = z.extend(z.omit(providerReview, { isOwn: true }), {
  /** Null for reviews from before accounts were kept with them. */
  authorId: z.nullable(userId),
  signature: reviewSignature,
  createdAt: instant,
});

/** Ratings that came without words, before reviews were kept one by one. The id is the provider's. */
const silentRating = z.object({ id: providerId, distribution: ratingDistribution });

const waitlistRow = z.omit(waitlistEntry, { ahead: true });

/** Whom one person has saved. The id is account and provider. */
const savedProviderRow = z.object({ id: z.string(), userId, providerId, savedAt: instant });

/** Rows of the community area. */
export const communityTables = {
  circles: circleRow, circleMembers: circleMember, posts: postRow, postMarks: postMark, replies: replyRow,
  contentReports: reportRow, moderationCases: caseRow,
  reviews: reviewRow, silentRatings: silentRating, waitlistEntries: waitlistRow, savedProviders: savedProviderRow,
};

export type CircleRow = z.infer<typeof circleRow>;
export type CircleMemberRow = z.infer<typeof circleMember>;
export type PostRow = z.infer<typeof postRow>;
export type ReplyRow = z.infer<typeof replyRow>;
export type PostMarkRow = z.infer<typeof postMark>;
export type ContentReportRow = z.infer<typeof reportRow>;
export type ModerationCaseRow = z.infer<typeof caseRow>;
export type ReviewRow = z.infer<typeof reviewRow>;
export type SilentRatingRow = z.infer<typeof silentRating>;
export type SavedProviderRow = z.infer<typeof savedProviderRow>;
export type WaitlistRow = z.infer<typeof waitlistRow>;
