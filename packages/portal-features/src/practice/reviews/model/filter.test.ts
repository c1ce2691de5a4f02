import { expect, test } from 'vitest';
import { readReviewsFilter, writeReviewsFilter } from './filter.ts';

test.each([
  ['', 'all'],
  ['show=unanswered', 'unanswered'],
  ['show=nothing', 'all'],
] as const)('[ROUTE-30] the address %j shows %s reviews, and is written back', (query, filter) => {
  expect(readReviewsFilter(new URLSearchParams(query))).toBe(filter);
  expect(readReviewsFilter(writeReviewsFilter(filter))).toBe(filter);
});
