import { describe, expect, test } from 'vitest';
import { shareOf } from './share.ts';

describe('a share of a whole', () => {
  test.each([
    [30, 100, 0.3],
    [3, 5, 0.6],
    [0, 100, 0],
    [120, 100, 1],
    [-5, 100, 0],
    [undefined, 100, undefined],
    [Number.NaN, 100, undefined],
    [Number.POSITIVE_INFINITY, 100, undefined],
    [5, 0, undefined],
    [5, Number.NaN, undefined],
  ])('%s of %s', (value, whole, expected) => {
    expect(shareOf(value, whole)).toBe(expected);
  });
});
