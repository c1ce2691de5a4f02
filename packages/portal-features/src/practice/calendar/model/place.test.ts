import { describe, expect, test } from 'vitest';
import { daysShown, readCalendarPlace, spanOfDays, turned, writeCalendarPlace } from './place.ts';
import type { CalendarView } from './place.ts';

describe('[ROUTE-29] the calendar’s place in the address', () => {
  test.each([
    ['', { view: null, date: null, eventId: null }],
    ['view=week&date=2026-11-24', { view: 'week', date: '2026-11-24', eventId: null }],
    ['view=year&date=2026-02-30', { view: null, date: null, eventId: null }],
    ['view=agenda&event=blk-1', { view: 'agenda', date: null, eventId: 'blk-1' }],
    ['book=usr-layla', { view: null, date: null, eventId: null, bookFor: 'usr-layla' }],
  ] as const)('reads %j', (query, place) => {
    expect(readCalendarPlace(new URLSearchParams(query))).toEqual(place);
    expect(readCalendarPlace(writeCalendarPlace(place))).toEqual(place);
  });

  test.each<[CalendarView, string, 1 | -1, string]>([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-01-15', -1, '2025-12-15'],
    ['week', '2026-12-29', 1, '2027-01-05'],
    ['day', '2026-11-01', -1, '2026-10-31'],
    ['agenda', '2026-11-24', 1, '2026-12-22'],
  ])('turns a %s from %s by %d to %s', (view, date, by, expected) => {
    expect(turned(view, date, by)).toBe(expected);
  });

  test('[CARE-9] reads whole days of the provider’s zone, also where a day has 25 hours', () => {
    const day = { from: '2026-11-01', to: '2026-11-01' };
    expect(spanOfDays(day, 'America/New_York')).toEqual({
      start: '2026-11-01T00:00:00-04:00',
      end: '2026-11-02T00:00:00-05:00',
    });
    expect(daysShown('month', '2026-11-24')).toEqual({ from: '2026-10-25', to: '2026-12-09' });
  });
});
