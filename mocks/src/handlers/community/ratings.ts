import type { ProviderId, ProviderReview, RatingDistribution, Review } from '@sakina/platform/contract';
import { addRatings, ratingOf } from '../../rules/ratings.ts';
import type { Tables } from '../../store/table.ts';
import type { ReviewRow } from '../../store/tables/community.ts';
import type { Caller } from '../caller.ts';

/** How many reviews a provider's page shows. */
const ON_PAGE = 8;

const noRatings: RatingDistribution = [0, 0, 0, 0, 0];

/** All ratings of a provider: with text, without, and from before texts were stored. Removed reviews do not count. */
export function distributionOf(
  tables: Tables,
  providerId: ProviderId,
  reviews: readonly ReviewRow[] = tables.reviews.all(),
): RatingDistribution {
  const stars = reviews.filter((row) => row.providerId === providerId && row.removal === null).map((row) => row.rating);
  return addRatings(tables.silentRatings.get(providerId)?.distribution ?? noRatings, stars);
}

/** A provider's rating for the directory, from the same rows as the list of reviews. */
export function providerRating(
  tables: Tables,
  providerId: ProviderId,
  reviews?: readonly ReviewRow[],
): { average: number; count: number } | null {
  return ratingOf(distributionOf(tables, providerId, reviews));
}

/** The newest reviews with text, for a provider's page. */
export function pageReviews(tables: Tables, providerId: ProviderId): Review[] {
  const rows = tables.reviews.all().filter((row) => row.providerId === providerId && row.removal === null);
  return rows
    .toSorted((first, second) => second.createdAt.localeCompare(first.createdAt))
    .flatMap(({ id, author, rating, body, writtenOn }) =>
      body === null ? [] : [{ id, author, rating, body, writtenOn }],
    )
    .slice(0, ON_PAGE);
}

/** A review as a reader sees it. */
export function reviewView(row: ReviewRow, caller: Caller | null): ProviderReview {
  const { id, version = 1, providerId, author, rating, body, writtenOn, editedOn, answer, removal } = row;
  const isOwn = caller !== null && row.authorId === caller.userId;
  const shown = { id, version, providerId, author, rating, body, writtenOn, editedOn, answer };
  return { ...shown, isOwn, removal: isOwn ? removal : null };
}
