import { expect, test } from 'vitest';
import { readOpenedReview, readReviewsFilter, writeReviewsFilter } from './filter.ts';

test.each([
  ['', 'all'],
  ['show=unanswered', 'unanswered'],
  ['show=nothing', 'all'],
] as const)('[ROUTE-30] the address %j shows %s reviews, and is written back', (query, filter) => {
  expect(readReviewsFilter(new URLSearchParams(query))).toBe(filter);
  expect(readReviewsFilter(writeReviewsFilter(filter))).toBe(filter);
});

test.each([
  ['', null],
  ['review=rev-1', 'rev-1'],
  ['review=../rev', null],
] as const)('[ROUTE-30] the address %j opens the review %s', (query, id) => {
  expect(readOpenedReview(new URLSearchParams(query))).toBe(id);
});
