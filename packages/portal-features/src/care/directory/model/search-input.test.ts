import { describe, expect, it } from 'vitest';
import { everyone } from './query.ts';
import type { FreeWithin } from './query.ts';
import { searchInput } from './search-input.ts';

const at = (instant: string, timeZone = 'America/New_York') => ({ now: Date.parse(instant), timeZone });

describe('what is asked of the server', () => {
  it.each<[FreeWithin, string, string, string]>([
    ['TODAY', '2026-11-24T10:00:00-05:00', 'America/New_York', '2026-11-25T00:00:00-05:00'],
    ['THREE_DAYS', '2026-11-24T10:00:00-05:00', 'America/New_York', '2026-11-27T00:00:00-05:00'],
    // Over the clock change of November 1 and of March 14.
    ['WEEK', '2026-10-30T10:00:00-04:00', 'America/New_York', '2026-11-06T00:00:00-05:00'],
    ['THREE_DAYS', '2027-03-12T10:00:00-05:00', 'America/New_York', '2027-03-15T00:00:00-04:00'],
    ['TODAY', '2026-11-24T20:00:00Z', 'Asia/Kathmandu', '2026-11-26T00:00:00+05:45'],
    ['TODAY', '2026-11-24T20:00:00Z', 'Europe/London', '2026-11-25T00:00:00+00:00'],
  ])('free %s at %s in %s is free before %s', (freeWithin, now, timeZone, before) => {
    const { freeBefore } = searchInput({ ...everyone, freeWithin }, at(now, timeZone));
    expect(Date.parse(freeBefore ?? '')).toBe(Date.parse(before));
  });

  it('stays the same all day, so that the answer is found in the cache', () => {
    const query = { ...everyone, freeWithin: 'WEEK' as const };
    expect(searchInput(query, at('2026-11-24T08:00:00-05:00'))).toEqual(
      searchInput(query, at('2026-11-24T23:59:00-05:00')),
    );
  });

  it('keeps to the kinds that the directory is about', () => {
    const context = { ...at('2026-11-24T08:00:00-05:00'), presetKinds: ['IMAM', 'MENTOR'] as const };
    expect(searchInput(everyone, context).kind).toEqual(['IMAM', 'MENTOR']);
    expect(searchInput({ ...everyone, kinds: ['IMAM'] }, context).kind).toEqual(['IMAM']);
    expect(searchInput({ ...everyone, kinds: ['THERAPIST'] }, context).kind).toEqual(['IMAM', 'MENTOR']);
    expect(searchInput(everyone, at('2026-11-24T08:00:00-05:00')).kind).toBeUndefined();
  });

  it('counts the price in cents', () => {
    expect(searchInput({ ...everyone, maxPrice: 120 }, at('2026-11-24T08:00:00-05:00')).maxPriceMinor).toBe(12_000);
  });
});
