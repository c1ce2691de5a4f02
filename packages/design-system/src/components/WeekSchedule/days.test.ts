import { describe, expect, it } from 'vitest';
import { axisOf } from './axis.ts';
import { placeAt, snap, visibleDays, visibleRange, workingBlocks } from './days.ts';

const zone = 'America/New_York';

describe('the days and hours of a schedule', () => {
  it.each([
    ['week', 'en-US', undefined, '2026-11-22', 7],
    ['week', 'ar-EG', undefined, '2026-11-21', 7],
    ['week', 'en-US', 'mon', '2026-11-23', 7],
    ['threeDays', 'en-US', undefined, '2026-11-24', 3],
    ['day', 'en-US', undefined, '2026-11-24', 1],
  ] as const)('%s in %s from %s', (view, locale, weekStart, first, count) => {
    const days = visibleDays('2026-11-24', view, locale, weekStart);
    expect(days[0]).toBe(first);
    expect(days).toHaveLength(count);
  });

  it('are empty for an invalid day', () => {
    expect(visibleDays('soon', 'week', 'en-US')).toEqual([]);
  });

  it.each([
    ['as asked', [], { from: 480, to: 1200 }],
    [
      'earlier for an early event',
      [['2026-11-24T06:30:00-05:00', '2026-11-24T07:00:00-05:00']],
      { from: 360, to: 1200 },
    ],
    [
      'later for one that goes past midnight',
      [['2026-11-24T22:30:00-05:00', '2026-11-25T02:00:00-05:00']],
      { from: 480, to: 1440 },
    ],
    [
      'the same for one on another day',
      [['2026-11-26T01:00:00-05:00', '2026-11-26T02:00:00-05:00']],
      { from: 480, to: 1200 },
    ],
  ])('the hours are %s', (_, spans, expected) => {
    const axis = axisOf(['2026-11-24'], zone);
    expect(
      visibleRange(
        axis,
        { from: 8, to: 20 },
        spans.map(([start = '', end = '']) => ({ start: Date.parse(start), end: Date.parse(end) })),
      ),
    ).toEqual(expected);
  });

  it('working hours are an hour lower in the week in which the clock goes back', () => {
    const hours = {
      mon: [
        { from: '09:00', to: '17:00' },
        { from: 'early', to: 'late' },
      ],
    };
    expect(workingBlocks(hours, '2026-11-02', axisOf(['2026-11-01', '2026-11-02'], zone))).toEqual([
      { from: 600, to: 1080 },
    ]);
    expect(workingBlocks(hours, '2026-11-23', axisOf(['2026-11-23'], zone))).toEqual([{ from: 540, to: 1020 }]);
    expect(workingBlocks(hours, '2026-11-24', axisOf(['2026-11-24'], zone))).toEqual([]);
  });

  it.each([
    ['ltr', 150, { day: 1, minute: 600 }],
    ['rtl', 150, { day: 5, minute: 600 }],
    ['ltr', -20, { day: 0, minute: 600 }],
    ['ltr', 900, { day: 6, minute: 600 }],
  ] as const)('a pointer has its day, %s at %s', (direction, x, expected) => {
    const options = { days: 7, range: { from: 480, to: 720 }, direction };
    expect(placeAt({ x, y: 220 }, { left: 0, top: 100, width: 700, height: 240 }, options)).toEqual(expected);
  });

  it('rounds a minute to the nearest step', () => {
    expect([snap(607, 15), snap(608, 15), snap(0, 15)]).toEqual([600, 615, 0]);
  });
});
