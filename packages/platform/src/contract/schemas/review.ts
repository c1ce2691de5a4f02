import * as z from 'zod/mini';
import { calendarDate, count, text } from './common.ts';
import { removal } from './community.ts';
import { providerId, reviewId } from './ids.ts';
import { review } from './provider.ts';

/** How the author of a review is named: by first name, by initials, or not at all. */
export const reviewSignature = z.enum(['FIRST_NAME', 'INITIALS', 'ANONYMOUS']);

/** A client's review with what a list of reviews shows beyond the words. `author` is how the client chose to be named. */
export const providerReview = z.extend(review, {
  id: reviewId,
  providerId,
  /** Null where somebody only rated. */
  body: z.nullable(text),
  isOwn: z.boolean(),
  editedOn: z.nullable(calendarDate),
  /** What the provider says to it in public: never who the client is, nor what was spoken of. */
  answer: z.nullable(z.object({ text, writtenOn: calendarDate })),
  /** Set where moderators took it down: then it counts no more, and its author alone still sees it. */
  removal: z.nullable(removal),
});

/** How many rated with one to five stars, the fewest stars first. Adds up to the count of the rating. */
export const ratingDistribution = z.tuple([count, count, count, count, count]);

export type ReviewSignature = z.infer<typeof reviewSignature>;
export type ProviderReview = z.infer<typeof providerReview>;
export type RatingDistribution = z.infer<typeof ratingDistribution>;
