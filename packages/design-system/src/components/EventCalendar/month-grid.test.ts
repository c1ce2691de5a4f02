import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { daysBetween, eventsBetween, groupByDay } from './event-days.ts';
import { addMonths, dayAfterKey, weeksOfMonth } from './month-grid.ts';

const zone = 'America/New_York';

describe('the weeks of a month', () => {
  it.each([
    ['2026-11', 'en-US', undefined, '2026-11-01', '2026-12-05', 5],
    ['2026-11', 'ar-EG', undefined, '2026-10-31', '2026-12-04', 5],
    ['2026-11', 'en-US', 'mon', '2026-10-26', '2026-12-06', 6],
    ['2026-02', 'en-US', undefined, '2026-02-01', '2026-02-28', 4],
  ] as const)('%s in %s, weeks from %s', (month, locale, weekStart, first, last, count) => {
    const weeks = weeksOfMonth(month, locale, weekStart);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks.at(-1)?.at(-1)).toBe(last);
    expect(weeks).toHaveLength(count);
  });

  it('are empty for an invalid month', () => {
    expect(weeksOfMonth('some', 'en-US')).toEqual([]);
    expect(addMonths('some', 1)).toBe('some');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
  });
});

describe('keys of the month', () => {
  it.each([
    ['ArrowRight', false, 'ltr', '2026-11-25'],
    ['ArrowRight', false, 'rtl', '2026-11-23'],
    ['ArrowDown', false, 'ltr', '2026-12-01'],
    ['PageDown', false, 'ltr', '2026-12-24'],
    ['PageUp', true, 'ltr', '2025-11-24'],
    ['Home', false, 'ltr', '2026-11-22'],
    ['End', true, 'ltr', '2026-11-30'],
    ['a', false, 'ltr', undefined],
  ] as const)('%s, shift %s, %s', (key, isShift, direction, expected) => {
    expect(dayAfterKey('2026-11-24', key, { isShift, direction, locale: 'en-US' })).toBe(expected);
  });
});

describe('events of days', () => {
  const event = (id: string, start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
    id,
    title: id,
    start,
    end,
    ...more,
  });
  const november = { from: '2026-11-01', to: '2026-11-30' };
  const found = (events: CalendarEvent[], range = november) =>
    groupByDay(eventsBetween(events, range, zone), daysBetween(range.from, range.to));
  const idsOn = (events: CalendarEvent[], day: string) =>
    found(events)
      .get(day)
      ?.map((timed) => timed.event.id);

  it.each([
    ['late in the evening', event('a', '2026-11-25T03:30:00Z', '2026-11-25T04:30:00Z'), '2026-11-24', true],
    [
      'until midnight sharp, the day after',
      event('a', '2026-11-24T23:00:00-05:00', '2026-11-25T00:00:00-05:00'),
      '2026-11-25',
      false,
    ],
    [
      'over midnight, the day after',
      event('a', '2026-11-24T23:00:00-05:00', '2026-11-25T00:30:00-05:00'),
      '2026-11-25',
      true,
    ],
    ['without length', event('a', '2026-11-24T09:00:00-05:00', '2026-11-24T09:00:00-05:00'), '2026-11-24', true],
    [
      'that ends before it begins',
      event('a', '2026-11-24T09:00:00-05:00', '2026-11-20T09:00:00-05:00'),
      '2026-11-24',
      true,
    ],
    ['of several days', event('a', '2026-10-30', '2026-11-02', { isAllDay: true }), '2026-11-02', true],
    [
      'of several days, once it is over',
      event('a', '2026-10-30', '2026-11-02', { isAllDay: true }),
      '2026-11-03',
      false,
    ],
    ['with a broken time', event('a', 'soon', 'later'), '2026-11-24', false],
  ])('an event %s', (_, given, day, isThere) => {
    expect(idsOn([given], day)).toEqual(isThere ? ['a'] : []);
  });

  it('are sorted by time, all-day events first', () => {
    const events = [
      event('late', '2026-11-24T15:00:00-05:00', '2026-11-24T16:00:00-05:00'),
      event('early', '2026-11-24T09:00:00-05:00', '2026-11-24T10:00:00-05:00'),
      event('leave', '2026-11-24', '2026-11-24', { isAllDay: true }),
    ];
    expect(idsOn(events, '2026-11-24')).toEqual(['leave', 'early', 'late']);
  });
});
