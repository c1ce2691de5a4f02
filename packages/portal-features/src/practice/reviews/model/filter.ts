/** Which reviews are shown; part of the address. */
export type ReviewsFilter = 'all' | 'unanswered';

/** Reads the filter from an address’s query. */
export const readReviewsFilter = (query: URLSearchParams): ReviewsFilter =>
  query.get('show') === 'unanswered' ? 'unanswered' : 'all';

/** The query in which a filter is kept. */
export function writeReviewsFilter(filter: ReviewsFilter): URLSearchParams {
  return new URLSearchParams(filter === 'unanswered' ? { show: filter } : {});
}

/**
 * Ratings from which on an average is shown: fewer say more of single people than of a provider (docs/rules/reviews.md,
 * Averages).
 */
export const LEAST_RATINGS = 5;

/** Ids as the server makes them; whatever else stands in an address is none. */
const ID = /^[\w-]{1,80}$/;

/** Reads which review a notice led to; null where the whole list is meant. */
export function readOpenedReview(query: URLSearchParams): string | null {
  const id = query.get('review') ?? '';
  return ID.test(id) ? id : null;
}
