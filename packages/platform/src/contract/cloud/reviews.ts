import * as v from 'valibot';
import { conflict, forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, cursorPageOf, cursorQuery, extend, integer, text } from '../schemas/common.ts';
import { providerSummary } from '../schemas/provider.ts';
import { providerReview, ratingDistribution, reviewLength, reviewSignature } from '../schemas/review.ts';

const stars = v.pipe(integer, v.minValue(1), v.maxValue(5));
const words = v.pipe(text, v.maxLength(reviewLength.max));

export const listReviews = defineOperation({
  id: 'CLOUD-111',
  name: 'reviews.list',
  method: 'GET',
  path: '/cloud/v1/providers/:id/reviews',
  summary:
    'What clients wrote about a provider, with how all of them rated; whoever rated without words counts there alone.',
  access: 'public',
  query: v.object({
    ...cursorQuery,
    sort: v.optional(v.picklist(['NEWEST', 'BEST', 'WORST'])),
    rating: v.optional(stars),
    /** Only those that the provider has not answered. */
    unanswered: v.optional(v.boolean()),
  }),
  response: extend(cursorPageOf(providerReview), {
    /** The rating as the directory shows it. */
    rating: providerSummary.entries.rating,
    distribution: ratingDistribution,
    /** The caller’s own, also without text; null if there is none. */
    own: v.nullable(providerReview),
    /** Whether the caller has been with this provider and has not written yet. */
    mayWrite: v.boolean(),
    /** How many with text have no answer. Only in the answer to the reviewed provider. */
    unansweredCount: v.optional(count),
  }),
  errors: [notFound, invalid, invalidCursor],
});

export const createReview = defineOperation({
  id: 'CLOUD-112',
  name: 'reviews.create',
  method: 'POST',
  path: '/cloud/v1/providers/:id/reviews',
  summary: 'Rates a provider after a completed session with them, with or without words.',
  access: 'user',
  body: v.object({ rating: stars, body: v.optional(v.nullable(words)), signature: reviewSignature }),
  response: providerReview,
  errors: [
    unauthenticated,
    notFound,
    invalid,
    {
      status: 403,
      code: 'NO_COMPLETED_SESSION',
      when: 'The caller has had no session with this provider that is completed.',
    },
    {
      status: 409,
      code: 'ALREADY_REVIEWED',
      when: 'The caller has reviewed this provider before; details.reviewId can be changed.',
    },
  ],
  idempotent: true,
});

export const updateReview = defineOperation({
  id: 'CLOUD-113',
  name: 'reviews.update',
  method: 'PUT',
  path: '/cloud/v1/reviews/:id',
  summary: 'Changes an own review.',
  access: 'user',
  body: v.object({
    version: count,
    rating: v.optional(stars),
    body: v.optional(v.nullable(words)),
    signature: v.optional(reviewSignature),
  }),
  response: providerReview,
  errors: [unauthenticated, forbidden, notFound, invalid, conflict],
  idempotent: true,
});

export const deleteReview = defineOperation({
  id: 'CLOUD-114',
  name: 'reviews.delete',
  method: 'DELETE',
  path: '/cloud/v1/reviews/:id',
  summary: 'Takes an own review and its rating back.',
  access: 'user',
  response: v.object({ id: providerReview.entries.id }),
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});

export const answerReview = defineOperation({
  id: 'CLOUD-115',
  name: 'reviews.answer',
  method: 'PUT',
  path: '/cloud/v1/reviews/:id/answer',
  summary:
    'Answers a review of oneself in public, changes the answer, or takes it back. One that would confirm that someone was a client is refused at the field.',
  access: 'provider',
  body: v.object({
    /** Of the review that was read: no answer is given to words that were changed since. */
    version: count,
    text: v.nullable(words),
    /** Its writer says that the text confirms of no one that they were in care; a must with every text. */
    namesNoCare: v.optional(v.literal(true)),
  }),
  response: providerReview,
  errors: [unauthenticated, forbidden, notFound, invalid, conflict],
  idempotent: true,
});
