import * as v from 'valibot';
import {
  circle,
  circleId,
  contentReport,
  contentStatus,
  contentTarget,
  count,
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

/** Fields that are computed for each reader. */
const circleRow = v.omit(circle, ['memberCount', 'postCount', 'lastActivityAt', 'membership']);

/** A membership of a circle, or a request for one. */
const circleMember = v.object({
  /** Circle id and account id, separated by a space. */
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

/** Common fields of posts and replies; what members see is computed for each reader. */
const authored = {
  authorId: userId,
  /** The author's display name when it was written. */
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

/** A reader's marks of a post. The id is post id and account id. */
const postMark = v.object({
  id: v.string(),
  postId,
  userId,
  isSupported: v.boolean(),
  isSaved: v.boolean(),
  at: instant,
});

const reportRow = extend(v.omit(contentReport, ['place', 'excerpt']), {
  reporterId: userId,
  caseId: v.string(),
  /** The whole text as it was reported; left out for reports of the seed, whose texts have not changed since. */
  text: v.optional(v.string()),
});

const caseRow = extend(
  v.pick(moderationCase, ['id', 'source', 'priority', 'status', 'openedAt', 'decision', 'owner']),
  {
    subject: v.variant('kind', [...contentTarget.options, v.object({ kind: v.literal('MEMBER'), id: userId })]),
    handedTo: v.optional(v.object({ displayName: v.string(), byName: v.string(), at: instant, note: v.string() })),
    circleId: v.nullable(circleId),
    notes: v.array(moderatorNote),
    /** The message of an appeal or of a request to join. */
    words: v.nullable(v.string()),
  },
);

const reviewRow = extend(v.omit(providerReview, ['isOwn', 'version']), {
  /** Missing in rows stored before there were versions. */
  version: v.optional(count),
  /** Null for reviews from before accounts were stored. */
  authorId: v.nullable(userId),
  signature: reviewSignature,
  createdAt: instant,
});

/** Ratings without text from before single reviews were stored. The id is the provider's. */
const silentRating = v.object({ id: providerId, distribution: ratingDistribution });

const waitlistRow = v.omit(waitlistEntry, ['ahead']);

/** A saved provider. The id is account id and provider id. */
const savedProviderRow = v.object({ id: v.string(), userId, providerId, savedAt: instant });

/** Someone whose named words a reader does not want to see. The id is account id and author id. */
const authorMuteRow = v.object({ id: v.string(), userId, authorId: userId });

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
  authorMutes: authorMuteRow,
};

export type AuthorMuteRow = v.InferOutput<typeof authorMuteRow>;
export type CircleRow = v.InferOutput<typeof circleRow>;
export type CircleMemberRow = v.InferOutput<typeof circleMember>;
export type PostRow = v.InferOutput<typeof postRow>;
export type ReplyRow = v.InferOutput<typeof replyRow>;
export type PostMarkRow = v.InferOutput<typeof postMark>;
export type ContentReportRow = v.InferOutput<typeof reportRow>;
export type ModerationCaseRow = v.InferOutput<typeof caseRow>;
/** What a case is about, with the account of someone who wants to join, which no answer names. */
export type CaseSubjectRow = ModerationCaseRow['subject'];
export type ReviewRow = v.InferOutput<typeof reviewRow>;
export type SilentRatingRow = v.InferOutput<typeof silentRating>;
export type SavedProviderRow = v.InferOutput<typeof savedProviderRow>;
export type WaitlistRow = v.InferOutput<typeof waitlistRow>;
