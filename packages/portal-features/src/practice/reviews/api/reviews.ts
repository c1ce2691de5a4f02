import { listReviews } from '@sakina/platform/contract';
import type { ProviderId } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ReviewsFilter } from '../model/filter.ts';

/** How many reviews come at once. */
const REVIEW_PAGE = 10;

/**
 * Reads a piece of a provider’s reviews, the newest first, with all their ratings (CLOUD-111).
 * @param after Where the piece before ended; null for the first.
 */
export function useReviews(id: ProviderId, filter: ReviewsFilter, after: string | null) {
  return useOperation(listReviews, {
    params: { id },
    query: {
      limit: REVIEW_PAGE,
      ...(after !== null && { after }),
      ...(filter === 'unanswered' && { unanswered: true }),
    },
  });
}
