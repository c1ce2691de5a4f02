import { describe, expect, it } from 'vitest';
import { factsOf, loneValues } from './facts.ts';

describe('the summary of a row of values', () => {
  it.each([
    [
      'rises',
      [4, 2, 9],
      { count: 3, missing: 0, first: 0, last: 2, highest: 2, lowest: 1, direction: 'up', isFlat: false },
    ],
    ['falls', [9, 10, 2], { direction: 'down', highest: 1, lowest: 2 }],
    ['comes back', [5, 9, 5], { direction: 'same', isFlat: false }],
    ['stays', [5, 5], { direction: 'same', isFlat: true, highest: 0, lowest: 0 }],
    ['is one value', [null, 5, null], { count: 1, missing: 0, first: 1, last: 1, isFlat: true }],
    ['is nothing', [], { count: 0, missing: 0, first: -1, last: -1 }],
    ['is only gaps', [null, NaN], { count: 0, missing: 0, first: -1 }],
    ['has gaps inside', [null, 1, null, NaN, 2, null], { count: 2, missing: 2, first: 1, last: 4 }],
    ['goes below zero', [-1, -9, 3], { highest: 2, lowest: 1, direction: 'up' }],
  ])('when it %s', (_, values, facts) => {
    expect(factsOf(values)).toMatchObject(facts);
  });

  it.each([
    ['none in a whole line', [1, 2, 3], []],
    ['one between gaps', [1, 2, null, 4, null], [3]],
    ['one alone', [7], [0]],
    ['none where there is nothing', [null], []],
  ])('finds lone values: %s', (_, values, lone) => {
    expect(loneValues(values)).toEqual(lone);
  });
});
