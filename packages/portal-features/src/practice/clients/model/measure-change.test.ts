import type { Instrument } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { changeOf, chartPoints, recoveryOf } from './measure-change.ts';

const scores = (...values: number[]) =>
  values.map((score, index) => ({ at: `2026-0${index + 1}-10T10:00:00Z`, score }));
const of = (instrument: Instrument, ...values: number[]) => changeOf(instrument, scores(...values));

describe('a change of scores', () => {
  test.each([
    ['PHQ_9', [18, 12], { change: -6, isReliable: true, isFelt: true, isCase: true, isDeteriorated: false }],
    ['PHQ_9', [18, 13], { change: -5, isReliable: false, isFelt: true, isCase: true }],
    ['PHQ_9', [9, 15], { change: 6, isReliable: true, isDeteriorated: true, isCase: true, wasCase: false }],
    ['PHQ_9', [12, 8], { change: -4, isReliable: false, isFelt: false, isCase: false, wasCase: true }],
    ['GAD_7', [14, 10], { change: -4, isReliable: true, isCase: true }],
    ['GAD_7', [9, 7], { change: -2, isReliable: false, isCase: false, wasCase: true }],
    ['PHQ_9', [10, 9], { wasCase: true, isCase: false }],
    ['PHQ_9', [13, 7, 10], { change: -3, sinceLast: 3, isReliable: false }],
    ['GAD_7', [8, 8], { change: 0, isReliable: false, isCase: true }],
  ] as const)('%s %j', (instrument, values, expected) => {
    expect(of(instrument, ...values)).toMatchObject(expected);
  });

  test.each([[[]], [[12]]])('of %j it is too early to say', (values) => {
    expect(of('PHQ_9', ...values)).toBeNull();
  });
});

describe('recovery', () => {
  test.each([
    ['PHQ-9 12 → 8 with GAD-7 9 → 7: recovered, not reliably', [12, 8], [9, 7], 'recovered'],
    ['PHQ-9 18 → 8 with GAD-7 12 → 6: reliably recovered', [18, 8], [12, 6], 'reliablyRecovered'],
    ['still a case on one', [18, 8], [12, 8], 'none'],
    ['never a case', [6, 3], [5, 2], 'none'],
    ['one score of one of them', [12, 8], [9], null],
  ] as const)('%s', (_, phq9, gad7, expected) => {
    expect(recoveryOf(of('PHQ_9', ...phq9), of('GAD_7', ...gad7))).toBe(expected);
  });
});

describe('the line of a chart', () => {
  const dayOf = (at: string) => at.slice(0, 10);

  test('takes the later of two scores of one day', () => {
    expect(
      chartPoints(
        [
          { at: '2026-11-01T08:00:00Z', score: 12 },
          { at: '2026-11-01T20:00:00Z', score: 9 },
        ],
        dayOf,
      ),
    ).toEqual([{ date: '2026-11-01', value: 9 }]);
  });

  test('breaks after more than 60 days without a score, and not at 60', () => {
    const after = (date: string) =>
      chartPoints(
        [
          { at: '2026-01-01T08:00:00Z', score: 12 },
          { at: `${date}T08:00:00Z`, score: 9 },
        ],
        dayOf,
      ).map(({ value }) => value);
    expect(after('2026-03-02')).toEqual([12, 9]);
    expect(after('2026-03-03')).toEqual([12, null, 9]);
  });
});
