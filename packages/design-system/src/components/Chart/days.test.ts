import { describe, expect, it } from 'vitest';
import { alignSeries, dayPositions, daySpan, dayTicks } from './days.ts';

const line = (id: string, ...points: [string, number | null][]) => ({
  id,
  label: id,
  points: points.map(([date, value]) => ({ date, value })),
});

describe('the days of a chart', () => {
  it('merges the days of all series, in order, with a gap where a series has none', () => {
    expect(
      alignSeries([
        line('a', ['2026-11-10', 7], ['2026-11-03', 9]),
        line('b', ['2026-11-17', 4], ['2026-11-03', null]),
      ]),
    ).toEqual({
      days: ['2026-11-03', '2026-11-10', '2026-11-17'],
      rows: [
        [9, 7, null],
        [null, null, 4],
      ],
    });
  });

  it('leaves out invalid days and treats NaN as a gap', () => {
    expect(alignSeries([line('a', ['soon', 1], ['', 2], ['2026-13-45', 3], ['2026-11-03', NaN])])).toEqual({
      days: ['2026-11-03'],
      rows: [[null]],
    });
  });

  it.each([
    ['by the time between them', ['2026-11-01', '2026-11-02', '2026-11-05'], [0, 0.25, 1]],
    ['in the middle when there is one', ['2026-11-01'], [0.5]],
    ['nowhere when there is none', [], []],
  ])('are positioned %s', (_, days, positions) => {
    expect(dayPositions(days)).toEqual(positions);
  });

  it.each([
    ['a day', ['2026-11-24'], 5, ['2026-11-24']],
    ['three days never by the hour', ['2026-11-22', '2026-11-24'], 8, ['2026-11-22', '2026-11-23', '2026-11-24']],
    ['a quarter by the month', ['2026-09-01', '2026-11-24'], 3, ['2026-09-01', '2026-10-01', '2026-11-01']],
    [
      'years by the year',
      ['2022-01-01', '2026-01-01'],
      5,
      ['2022-01-01', '2023-01-01', '2024-01-01', '2025-01-01', '2026-01-01'],
    ],
    [
      'no more than there is room for',
      ['2026-05-31', '2026-10-31'],
      13,
      ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'],
    ],
    [
      'weeks where their points are',
      ['2026-11-09', '2026-11-16', '2026-11-23'],
      5,
      ['2026-11-09', '2026-11-16', '2026-11-23'],
    ],
    [
      'every second week from the last where there is no room for all',
      ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'],
      3,
      ['2026-11-09', '2026-11-23'],
    ],
    ['nothing', [], 4, []],
  ])('mark %s', (_, days, count, ticks) => {
    expect(dayTicks(days, count).map(({ date }) => date)).toEqual(ticks);
  });

  it('know the span they cover', () => {
    expect([daySpan([]), daySpan(['2026-11-24']), daySpan(['2026-09-01', '2026-11-24'])]).toEqual([0, 0, 84]);
  });
});
