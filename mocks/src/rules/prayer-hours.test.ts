import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import type { PrayerRules } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import { isWithinHours, prayerSpans } from './availability.ts';
import { noPrayerRules } from './provider-settings.ts';

const rules: PrayerRules = {
  ...noPrayerRules,
  jumuah: { from: '12:30', until: '14:00' },
  ramadan: { minutesBeforeIftar: 45, latestEnd: '21:30' },
};
const closedOn = (date: string) =>
  prayerSpans(parseDate(date), rules, 'America/New_York').map(({ start, end }) => [iso(start), iso(end)]);

describe('[CARE-5] what prayer closes', () => {
  test.each([
    ['a Friday', '2026-12-04', [['2026-12-04T17:30:00.000Z', '2026-12-04T19:00:00.000Z']]],
    ['a Thursday', '2026-12-03', []],
    [
      'an evening in Ramadan',
      '2027-02-10',
      [
        ['2027-02-11T02:30:00.000Z', '2027-02-11T05:00:00.000Z'],
        ['2027-02-10T21:39:19.509Z', '2027-02-10T22:24:19.509Z'],
      ],
    ],
    ['an evening after Ramadan', '2027-03-11', []],
  ])('%s', (_, date, expected) => {
    expect(closedOn(date)).toEqual(expected);
  });
});

describe('[CALL-6] whether a session lies within the hours', () => {
  const hours = {
    timeZone: 'America/New_York',
    weekly: [{ dayOfWeek: 3, from: '09:00', until: '12:00', modes: ['ONLINE' as const] }],
    exceptions: [{ date: '2026-12-09', slots: [] }],
  };
  test.each([
    ['to the minute', '2026-12-02T14:00:00Z', '2026-12-02T17:00:00Z', 'ONLINE', true],
    ['beyond the end', '2026-12-02T16:30:00Z', '2026-12-02T17:20:00Z', 'ONLINE', false],
    ['in another mode', '2026-12-02T14:00:00Z', '2026-12-02T15:00:00Z', 'IN_PERSON', false],
    ['on a day off', '2026-12-09T14:00:00Z', '2026-12-09T15:00:00Z', 'ONLINE', false],
    ['on the date of New York, not of Greenwich', '2026-12-03T03:00:00Z', '2026-12-03T04:00:00Z', 'ONLINE', false],
  ] as const)('%s', (_, startsAt, endsAt, mode, expected) => {
    expect(isWithinHours({ startsAt, endsAt, mode }, hours, noPrayerRules)).toBe(expected);
  });
});
