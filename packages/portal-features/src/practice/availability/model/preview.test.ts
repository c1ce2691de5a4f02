import type { Slot } from '@sakina/platform/contract';
import { expect, test } from 'vitest';
import { daysOf, weekFrom } from './preview.ts';

const slot = (startsAt: string) => ({ id: startsAt, startsAt, endsAt: startsAt, modes: ['ONLINE'] }) as Slot;

test('[CARE-9] a time late in New York is the next day’s in Cairo', () => {
  const slots = [slot('2026-12-02T15:00:00Z'), slot('2026-12-02T22:30:00Z')];
  expect(daysOf(slots, 'Africa/Cairo').map(({ date, slots: all }) => [date, all.length])).toEqual([
    ['2026-12-02', 1],
    ['2026-12-03', 1],
  ]);
  expect(daysOf(slots, 'America/New_York')).toHaveLength(1);
});

test('[CARE-9] the week of a client begins and ends at their midnight, over a change of their clock', () => {
  expect(weekFrom('2026-10-28', 'America/New_York')).toEqual({
    from: '2026-10-28T00:00:00-04:00',
    to: '2026-11-04T00:00:00-05:00',
  });
});
