import type { RatingDistribution } from '@sakina/platform/contract';

/** The sum of two rating distributions. */
export function addRatings(distribution: RatingDistribution, ratings: readonly number[]): RatingDistribution {
  const sum: RatingDistribution = [...distribution];
  for (const stars of ratings) sum[stars - 1] = (sum[stars - 1] ?? 0) + 1;
  return sum;
}

/** The average to one decimal and the number of ratings; null without ratings. */
export function ratingOf(distribution: RatingDistribution): { average: number; count: number } | null {
  const count = distribution.reduce((sum, entry) => sum + entry, 0);
  if (count === 0) return null;
  const stars = distribution.reduce((sum, entry, index) => sum + entry * (index + 1), 0);
  return { average: Math.round((stars / count) * 10) / 10, count };
}

/**
 * Ratings that, with the known ones, give an average and a number: mostly fives and fours, fewer threes, rarely less,
 * as is usual for ratings by returning clients.
 */
export function silentRatings(
  { average, count }: { average: number; count: number },
  known: readonly number[],
): RatingDistribution {
  const silent = Math.max(0, count - known.length);
  // The number of stars missing to five in every rating.
  const missing = Math.max(0, Math.round(count * (5 - average)) - known.reduce((sum, stars) => sum + 5 - stars, 0));
  const ones = Math.floor(missing / 24);
  const twos = Math.floor(missing / 30);
  const afterLow = missing - ones * 4 - twos * 3;
  const threes = Math.max(Math.floor(afterLow / 5), afterLow + ones + twos - silent);
  const fours = afterLow - threes * 2;
  return [ones, twos, threes, fours, silent - ones - twos - threes - fours];
}
