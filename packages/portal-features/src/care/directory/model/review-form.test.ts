import { expect, it } from 'vitest';
import { problemsOf } from './review-form.ts';

it.each([
  [5, '', []],
  [1, 'a'.repeat(2000), []],
  [null, '', ['rating']],
  [null, 'a'.repeat(2001), ['rating', 'body']],
])('a review needs a rating and words that fit: %s', (rating, body, problems) => {
  expect(problemsOf({ rating, body })).toEqual(problems);
});
