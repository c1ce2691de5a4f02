import { describe, expect, test } from 'vitest';
import { bandedCount, freeCount, groupByPart, nextFreeDay, withoutBands } from './slots.ts';
import type { Slot, SlotDay } from './slots.ts';

const day = (date: string, ...free: boolean[]): SlotDay => ({
  date,
  label: date,
  slots: free.map((isFree, index) => ({ id: `${date} ${index}`, label: `${index}`, isDisabled: !isFree })),
});

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

  test('is undefined where nothing is free', () => {
    expect(nextFreeDay([day('2026-11-25')], '2026-11-24')).toBeUndefined();
  });
});

const slots: Slot[] = [
  { id: 'a', label: '9:00 AM', part: 'morning' },
  { id: 'b', label: '6:00 PM', part: 'evening' },
  { id: 'c', label: '12:10 PM', part: 'afternoon', bandId: 'dhuhr' },
  { id: 'd', label: '11:00 AM', part: 'morning' },
];

test('times are grouped by the part of the day, in its order', () => {
  expect(groupByPart(slots).map(({ part, slots: times }) => [part, times.map((time) => time.id)])).toEqual([
    ['morning', ['a', 'd']],
    ['afternoon', ['c']],
    ['evening', ['b']],
  ]);
  expect(groupByPart([])).toEqual([]);
  expect(groupByPart([{ id: 'x', label: '9' }])).toHaveLength(1);
});

test('hiding a band keeps the time that was chosen', () => {
  const friday: SlotDay = { date: '2026-11-27', label: 'Friday', slots };
  expect(bandedCount(friday)).toBe(1);
  expect(withoutBands(friday, null).slots.map((slot) => slot.id)).toEqual(['a', 'b', 'd']);
  expect(withoutBands(friday, 'c').slots).toHaveLength(4);
});
