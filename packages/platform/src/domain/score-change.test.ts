import { expect, test } from 'vitest';
import { scoreChanges, scoreDirection } from './score-change.ts';

test.each([
  [[], null, null],
  [[12], null, null],
  [[7, 10], 3, 3],
  [[13, 7, 10], 3, -3],
  [[10, 10], 0, 0],
  [[4, 9, 2], -7, -2],
])('of the scores %j the latest differs by %s from the last and by %s from the first', (scores, last, first) => {
  expect(scoreChanges(scores)).toEqual({ sinceLast: last, sinceFirst: first });
});

test.each([
  [-3, 'LOWER'],
  [0, 'SAME'],
  [3, 'HIGHER'],
] as const)('a change of %i points is %s', (change, direction) => {
  expect(scoreDirection(change)).toBe(direction);
});
