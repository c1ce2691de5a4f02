import { describe, expect, test } from 'vitest';
import { shareOf, shownValues } from './clamp-value.ts';
import type { SliderValue } from './clamp-value.ts';

describe('a value that can be shown', () => {
  test.each<[string, SliderValue, number[]]>([
    ['one within', 40, [40]],
    ['one below', -3, [0]],
    ['one above', 300, [100]],
    ['no number', Number.NaN, [0]],
    ['endless', Number.POSITIVE_INFINITY, [100]],
    ['a range', [20, 60], [20, 60]],
    ['a range the wrong way round', [60, 20], [20, 60]],
    ['a range beyond both ends', [-5, 500], [0, 100]],
  ])('%s', (_case, value, shown) => {
    expect(shownValues(value, 0, 100)).toEqual(shown);
  });
});

describe('where a value lies on its line', () => {
  test.each([
    [0, 0, 100, 0],
    [25, 0, 100, 0.25],
    [15, 10, 20, 0.5],
    [500, 0, 100, 1],
    [5, 5, 5, 0],
    [Number.NaN, 0, 10, 0],
  ])('%s between %s and %s', (value, min, max, share) => {
    expect(shareOf(value, min, max)).toBe(share);
  });
});
