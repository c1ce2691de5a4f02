/** Which reviews are shown; part of the address. */
export type ReviewsFilter = 'all' | 'unanswered';

/** Reads the filter from an address’s query. */
export const readReviewsFilter = (query: URLSearchParams): ReviewsFilter =>
  query.get('show') === 'unanswered' ? 'unanswered' : 'all';

/** The query in which a filter is kept. */
export function writeReviewsFilter(filter: ReviewsFilter): URLSearchParams {
  return new URLSearchParams(filter === 'unanswered' ? { show: filter } : {});
}

/** Ratings from which on an average is shown: fewer say more of single people than of a provider (practice-money.md PR-16). */
export const LEAST_RATINGS = 5;
