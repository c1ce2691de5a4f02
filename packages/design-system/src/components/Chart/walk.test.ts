import { describe, expect, it } from 'vitest';
import { nearestPoint, pointAfterKey, pointSpans } from './walk.ts';

const ltr = { orientation: 'horizontal', direction: 'ltr' } as const;
const rtl = { orientation: 'horizontal', direction: 'rtl' } as const;
const down = { orientation: 'vertical', direction: 'rtl' } as const;

describe('moving between points', () => {
  it.each([
    ['ArrowRight', 2, ltr, 3],
    ['ArrowLeft', 2, ltr, 1],
    ['ArrowRight', 2, rtl, 1],
    ['ArrowLeft', 2, rtl, 3],
    ['ArrowDown', 2, down, 3],
    ['ArrowUp', 2, down, 1],
    ['ArrowDown', 2, ltr, undefined],
    ['ArrowLeft', 2, down, undefined],
    ['Home', 7, rtl, 0],
    ['End', 7, rtl, 29],
    ['PageDown', 7, ltr, 10],
    ['PageUp', 1, ltr, 0],
    ['ArrowRight', 29, ltr, 29],
    ['Tab', 2, ltr, undefined],
  ])('%s from %d', (key, current, view, next) => {
    expect(pointAfterKey(key, current, 30, view)).toBe(next);
  });

  it('does not move without points', () => {
    expect(pointAfterKey('End', 0, 0, ltr)).toBeUndefined();
  });

  it.each([
    [0, 0],
    [0.24, 0],
    [0.26, 1],
    [0.7, 1],
    [0.8, 2],
    [5, 2],
    [-1, 0],
  ])('finds the point nearest to %d', (place, index) => {
    expect(nearestPoint([0, 0.5, 1], place)).toBe(index);
  });

  it('finds none where there are none', () => {
    expect(nearestPoint([], 0.5)).toBe(-1);
  });

  it('shares the width between neighbors', () => {
    expect(pointSpans([0, 0.5, 1])).toEqual([
      { start: 0, size: 0.25 },
      { start: 0.25, size: 0.5 },
      { start: 0.75, size: 0.25 },
    ]);
    expect(pointSpans([0.5])).toEqual([{ start: 0, size: 1 }]);
  });
});
