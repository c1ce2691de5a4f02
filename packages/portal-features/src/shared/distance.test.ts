import { describe, expect, it } from 'vitest';
import { formatRelative } from '@sakina/platform/format';
import { distanceTo, startCase } from './distance.ts';

const now = '2026-11-24T10:00:00-05:00';

describe('distanceTo and formatRelative', () => {
  it.each([
    [now, '2026-11-24T10:00:20-05:00', 'America/New_York', 'in 1 minute'],
    [now, '2026-11-24T10:25:00-05:00', 'America/New_York', 'in 25 minutes'],
    [now, '2026-11-24T11:29:00-05:00', 'America/New_York', 'in 89 minutes'],
    [now, '2026-11-24T11:31:00-05:00', 'America/New_York', 'in 1 hour'],
    [now, '2026-11-25T09:00:00-05:00', 'America/New_York', 'in 23 hours'],
    [now, '2026-11-25T14:30:00-05:00', 'America/New_York', 'tomorrow'],
    [now, '2026-11-26T00:30:00-05:00', 'America/New_York', 'in 2 days'],
    // The same session falls on another date where the reader is.
    [now, '2026-11-26T20:30:00-05:00', 'Asia/Dubai', 'in 3 days'],
    // Across the night on which clocks go back.
    ['2026-10-31T10:00:00-04:00', '2026-11-02T10:00:00-05:00', 'America/New_York', 'in 2 days'],
    [now, '2026-11-24T09:55:00-05:00', 'America/New_York', '5 minutes ago'],
    [now, '2026-11-23T11:00:00-05:00', 'America/New_York', '23 hours ago'],
    [now, '2026-11-23T08:00:00-05:00', 'America/New_York', 'yesterday'],
    [now, '2026-11-21T10:00:00-05:00', 'America/New_York', '3 days ago'],
  ])('from %s to %s in %s is “%s”', (from, startsAt, timeZone, words) => {
    expect(formatRelative(distanceTo(startsAt, Date.parse(from), timeZone), 'en-US')).toBe(words);
  });

  it.each([
    { minutes: 30, words: 'in 30 minutes' },
    { minutes: -5, words: '5 minutes ago' },
    { minutes: 0, words: 'in 0 minutes' },
    { minutes: 60, words: 'in 60 minutes' },
    { minutes: 150, words: 'in 2 hours' },
    { minutes: 2 * 24 * 60, words: 'in 2 days' },
  ])('says “$words” for $minutes minutes', ({ minutes, words }) => {
    const startsAt = new Date(Date.parse(now) + minutes * 60_000).toISOString();
    expect(formatRelative(distanceTo(startsAt, Date.parse(now), 'America/New_York'), 'en-US')).toBe(words);
  });

  it('is zero minutes at the start', () => {
    expect(distanceTo(now, Date.parse(now), 'UTC')).toEqual({ value: 0, unit: 'minute' });
    expect(distanceTo(now, Date.parse(now) + 20_000, 'UTC')).toEqual({ value: 0, unit: 'minute' });
  });

  it('uses the reader’s language', () => {
    expect(formatRelative({ value: 3, unit: 'day' }, 'de')).toBe('in 3 Tagen');
  });
});

describe('the start of a session', () => {
  it.each([
    [0, false, 'now'],
    [0, true, 'now'],
    [-3, true, 'began'],
    // Due, and not begun by anyone: it has not started.
    [-3, false, 'overdue'],
    [8, false, 'starts'],
    // Begun before its time: it no longer starts later.
    [8, true, 'early'],
  ] as const)('%i away, running: %s', (value, isRunning, expected) => {
    expect(startCase({ value }, isRunning)).toBe(expected);
  });
});
