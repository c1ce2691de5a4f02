import { describe, expect, test } from 'vitest';
import { levelAt } from './level-at.ts';

const LEVELS = [
  { from: 80, label: 'nearly full', tone: 'warning' as const },
  { from: 0, label: 'room left' },
  { from: 100, label: 'full', tone: 'danger' as const },
];

describe('what a figure means', () => {
  test.each([
    [0, 'room left'],
    [79.9, 'room left'],
    [80, 'nearly full'],
    [100, 'full'],
    [140, 'full'],
    [-1, undefined],
    [Number.NaN, undefined],
  ])('%d: %s', (value, label) => {
    expect(levelAt(value, LEVELS)?.label).toBe(label);
  });

  test('nothing, where no levels are given', () => {
    expect(levelAt(50, [])).toBeUndefined();
  });
});
