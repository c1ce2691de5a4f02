import * as v from 'valibot';
import { calendarDate, count, extend, text } from './common.ts';
import { removal } from './community.ts';
import { providerId, reviewId } from './ids.ts';
import { review } from './provider.ts';

/** Characters of a review, and of its answer, as forms say and the server keeps. */
export const reviewLength = { max: 2000 } as const;

/** How the author of a review is named: by first name, by initials, or not at all. */
export const reviewSignature = v.picklist(['FIRST_NAME', 'INITIALS', 'ANONYMOUS']);

/**
 * A client's review with what a list of reviews shows beyond the words. `author` is how the client chose to be named.
 */
export const providerReview = extend(review, {
  id: reviewId,
  /** Counts every change of the review and of its answer; a write names the version that it builds on. */
  version: count,
  providerId,
  /** Null for a rating without text. */
  body: v.nullable(text),
  isOwn: v.boolean(),
  editedOn: v.nullable(calendarDate),
  /** What the provider says to it in public: never who the client is, nor what was spoken of. */
  answer: v.nullable(v.object({ text, writtenOn: calendarDate })),
  /** Set when moderators removed it: it no longer counts, and only its author still sees it. */
  removal: v.nullable(removal),
});

/** How many rated with one to five stars, the fewest stars first. Adds up to the count of the rating. */
export const ratingDistribution = v.tuple([count, count, count, count, count]);

export type ReviewSignature = v.InferOutput<typeof reviewSignature>;
export type ProviderReview = v.InferOutput<typeof providerReview>;
export type RatingDistribution = v.InferOutput<typeof ratingDistribution>;
