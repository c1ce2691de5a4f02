import type { Slot } from '@sakina/platform/contract';
import { expect, it } from 'vitest';
import { prayerBands, slotsOn } from './prayer-bands.ts';

const slot = (startsAt: string): Slot => ({
  id: startsAt as Slot['id'],
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_000_000).toISOString(),
  modes: ['ONLINE'],
});
const newYork = { latitude: 40.71, longitude: -74.01 };

it('[CARE-5] marks only prayers that overlap with an open time', () => {
  // Noon prayer at 11:44 in New York, the afternoon's at 14:15.
  expect(
    prayerBands('2026-11-24', newYork, [slot('2026-11-24T16:00:00Z'), slot('2026-11-24T18:00:00Z')]).map(
      ({ prayer }) => prayer,
    ),
  ).toEqual(['DHUHR']);
  expect(prayerBands('2026-11-24', newYork, [slot('2026-11-24T14:00:00Z')])).toEqual([]);
  expect(prayerBands('2026-11-27', newYork, [slot('2026-11-27T17:30:00Z')]).map(({ prayer }) => prayer)).toEqual([
    'JUMUAH',
  ]);
});

it('selects the times of a date in the displayed zone', () => {
  expect(
    slotsOn([slot('2026-11-25T03:00:00Z'), slot('2026-11-25T15:00:00Z')], '2026-11-24', 'America/New_York').map(
      ({ id }) => id,
    ),
  ).toEqual(['2026-11-25T03:00:00Z']);
});
