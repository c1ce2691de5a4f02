import { describe, expect, test } from 'vitest';
import { freeCount, nextFreeDay } from './slots.ts';
import type { SlotDay } from './slots.ts';

const day = (date: string, ...free: boolean[]): SlotDay => ({ date, label: date, slots: free.map((isFree, index) => ({ id: `${date} ${index}`, label: `${index}`, isDisabled: !isFree })) });

const days = [day('2026-11-24', true, false), day('2026-11-25'), day('2026-11-26', false), day('2026-11-27', true)];

test('a time that was taken meanwhile is not counted as free', () => {
  expect(days.map(freeCount)).toEqual([1, 0, 0, 1]);
  expect(freeCount(undefined)).toBe(0);
});

describe('the next free day', () => {
  test.each([
    ['2026-11-23', '2026-11-24'],
    ['2026-11-24', '2026-11-27'],
    ['2026-11-26', '2026-11-27'],
    ['2026-11-27', '2026-11-24'],
    ['2026-12-01', '2026-11-24'],
  ])('after %s is %s', (from, expected) => {
    expect(nextFreeDay(days, from)?.date).toBe(expected);
  });

  test('is none where nothing is free', () => {
    expect(nextFreeDay([day('2026-11-25')], '2026-11-24')).toBeUndefined();
  });
});
