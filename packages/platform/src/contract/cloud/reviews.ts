import * as z from 'zod/mini';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { cursorPageOf, cursorQuery } from '../schemas/common.ts';
import { providerSummary } from '../schemas/provider.ts';
import { providerReview, ratingDistribution, reviewSignature } from '../schemas/review.ts';

const stars = z.int().check(z.minimum(1), z.maximum(5));
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));

export const listReviews = defineOperation({
  id: 'CLOUD-111', name: 'reviews.list', method: 'GET', path: '/cloud/v1/providers/:id/reviews',
  summary: 'What clients wrote about a provider, with how all of them rated; whoever rated without words counts there alone.',
  access: 'public',
  query: z.object({ ...cursorQuery, sort: z.optional(z.enum(['NEWEST', 'BEST', 'WORST'])), rating: z.optional(stars) }),
  response: z.extend(cursorPageOf(providerReview), {
    /** The rating as the directory shows it. */
    rating: providerSummary.shape.rating,
    distribution: ratingDistribution,
    /** The caller's own, also without words; null where there is none. */
    own: z.nullable(providerReview),
    /** Whether the caller has been with this provider and has not written yet. */
    mayWrite: z.boolean(),
  }),
  errors: [notFound, invalid, invalidCursor],
});

export const createReview = defineOperation({
  id: 'CLOUD-112', name: 'reviews.create', method: 'POST', path: '/cloud/v1/providers/:id/reviews',
  summary: 'Rates a provider after a completed session with them, with or without words.',
  access: 'user',
  body: z.object({ rating: stars, body: z.optional(z.nullable(words)), signature: reviewSignature }),
  response: providerReview,
  errors: [
    unauthenticated, notFound, invalid,
    { status: 403, code: 'NO_COMPLETED_SESSION', when: 'The caller has had no session with this provider that is completed.' },
    { status: 409, code: 'ALREADY_REVIEWED', when: 'The caller has reviewed this provider before; details.reviewId can be changed.' },
  ],
  idempotent: true,
});

export const updateReview = defineOperation({
  id: 'CLOUD-113', name: 'reviews.update', method: 'PUT', path: '/cloud/v1/reviews/:id',
  summary: 'Changes an own review.',
  access: 'user', body: z.object({ rating: z.optional(stars), body: z.optional(z.nullable(words)), signature: z.optional(reviewSignature) }),
  response: providerReview, errors: [unauthenticated, forbidden, notFound, invalid], idempotent: true,
});

export const deleteReview = defineOperation({
  id: 'CLOUD-114', name: 'reviews.delete', method: 'DELETE', path: '/cloud/v1/reviews/:id',
  summary: 'Takes an own review and its rating back.',
  access: 'user', response: z.object({ id: providerReview.shape.id }), errors: [unauthenticated, forbidden, notFound], idempotent: true,
});

export const answerReview = defineOperation({
  id: 'CLOUD-115', name: 'reviews.answer', method: 'PUT', path: '/cloud/v1/reviews/:id/answer',
  summary: 'Answers a review of oneself in public, changes the answer, or takes it back.',
  access: 'provider', body: z.object({ text: z.nullable(words) }),
  response: providerReview, errors: [unauthenticated, forbidden, notFound, invalid], idempotent: true,
});
