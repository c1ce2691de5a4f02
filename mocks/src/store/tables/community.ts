import * as v from 'valibot';
import {
  circle,
  circleId,
  contentReport,
  contentStatus,
  extend,
  heldReason,
  instant,
  language,
  moderationCase,
  moderatorNote,
  post,
  postId,
  providerId,
  providerReview,
  ratingDistribution,
  removal,
  reply,
  reviewSignature,
  userId,
  waitlistEntry,
} from '@sakina/platform/contract';

/** What the server counts or adds for whoever reads. */
const circleRow = v.omit(circle, ['memberCount', 'postCount', 'lastActivityAt', 'membership']);

/** Somebody's place in a circle, or their wish to get one. */
const circleMember = v.object({
  /** Circle and account, one space between: there is one place for each. */
  id: v.string(),
  circleId,
  userId,
  /** The name that members see. */
  displayName: v.string(),
  /** `LEFT` is kept while a mute lasts, so that leaving and coming back does not end it. */
  state: v.picklist(['PENDING', 'MEMBER', 'LEFT']),
  joinedAt: instant,
  mutedUntil: v.nullable(instant),
});

/** Who wrote something and where it stands; what members see of it is worked out for whoever reads. */
const authored = {
  authorId: userId,
  /** The name that the author went by when it was written. */
  authorName: v.string(),
  isAnonymous: v.boolean(),
  status: contentStatus,
  heldFor: v.nullable(heldReason),
  removal: v.nullable(removal),
};

const written = ['id', 'circleId', 'body', 'createdAt', 'editedAt', 'version'] as const;
const postRow = extend(v.pick(post, [...written, 'title', 'topics', 'contentWarning', 'isLocked']), {
  ...authored,
  language,
});
const replyRow = extend(v.pick(reply, [...written, 'postId', 'parentId']), authored);

/** What one reader has marked of one post. The id is post and account. */
const postMark = v.object({
  id: v.string(),
  postId,
  userId,
  isSupported: v.boolean(),
  isSaved: v.boolean(),
  at: instant,
});

const reportRow = extend(v.omit(contentReport, ['place', 'excerpt']), { reporterId: userId, caseId: v.string() });

const caseRow = extend(
  v.pick(moderationCase, ['id', 'source', 'priority', 'subject', 'status', 'openedAt', 'decision']),
  {
    circleId: v.nullable(circleId),
    notes: v.array(moderatorNote),
    /** What somebody says who appeals or who wants to join. */
    words: v.nullable(v.string()),
  },
);

const reviewRow = extend(v.omit(providerReview, ['isOwn']), {
  /** Null for reviews from before accounts were kept with them. */
  authorId: v.nullable(userId),
  signature: reviewSignature,
  createdAt: instant,
});

/** Ratings that came without words, before reviews were kept one by one. The id is the provider's. */
const silentRating = v.object({ id: providerId, distribution: ratingDistribution });

const waitlistRow = v.omit(waitlistEntry, ['ahead']);

/** Whom one person has saved. The id is account and provider. */
const savedProviderRow = v.object({ id: v.string(), userId, providerId, savedAt: instant });

/** Rows of the community area. */
export const communityTables = {
  circles: circleRow,
  circleMembers: circleMember,
  posts: postRow,
  postMarks: postMark,
  replies: replyRow,
  contentReports: reportRow,
  moderationCases: caseRow,
  reviews: reviewRow,
  silentRatings: silentRating,
  waitlistEntries: waitlistRow,
  savedProviders: savedProviderRow,
};

export type CircleRow = v.InferOutput<typeof circleRow>;
export type CircleMemberRow = v.InferOutput<typeof circleMember>;
export type PostRow = v.InferOutput<typeof postRow>;
export type ReplyRow = v.InferOutput<typeof replyRow>;
export type PostMarkRow = v.InferOutput<typeof postMark>;
export type ContentReportRow = v.InferOutput<typeof reportRow>;
export type ModerationCaseRow = v.InferOutput<typeof caseRow>;
export type ReviewRow = v.InferOutput<typeof reviewRow>;
export type SilentRatingRow = v.InferOutput<typeof silentRating>;
export type SavedProviderRow = v.InferOutput<typeof savedProviderRow>;
export type WaitlistRow = v.InferOutput<typeof waitlistRow>;
