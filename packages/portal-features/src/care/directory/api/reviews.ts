import { createReview, listReviews, updateReview } from '@sakina/platform/contract';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';

/** In which order reviews are read. */
export type ReviewSort = 'NEWEST' | 'BEST' | 'WORST';
/** How many reviews come at once. */
export const REVIEW_PAGE = 5;

/**
 * Reads a piece of what clients wrote about a provider, with how all of them rated and what the reader may do.
 * @param after Where the piece before ended; null for the first.
 */
export function useReviews(providerId: ProviderProfile['id'], sort: ReviewSort, after: string | null) {
  return useOperation(listReviews, {
    params: { id: providerId },
    query: { sort, limit: REVIEW_PAGE, ...(after !== null && { after }) },
  });
}

/** Writes a review. */
export function useCreateReview() {
  return useAction(createReview);
}

/** Changes an own review. */
export function useUpdateReview() {
  return useAction(updateReview);
}
