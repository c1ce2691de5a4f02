import { describe, expect, test } from 'vitest';
import { percentFromMeasure, scoreChange } from './measure-progress.ts';

describe('progress from a measure [CALL-26]', () => {
  test.each([
    [18, 9, 12, 67],
    [0, 10, 5, 50],
    [3.5, 6, 4, 20],
    [18, 9, 20, 0],
    [18, 9, 4, 100],
    [0, 10, 14, 100],
    [17, 9, 17, 0],
  ])('from %f to %f at %f is %f percent', (baseline, target, current, percent) => {
    expect(percentFromMeasure({ baseline, target }, current)).toBe(percent);
  });

  test('is not said where baseline and target are the same', () => {
    expect(percentFromMeasure({ baseline: 9, target: 9 }, 9)).toBeNull();
  });

  test.each([
    ['PHQ_9', [18, 12], { change: -6, isReliable: true, isCase: true, isBelowNow: false }],
    ['PHQ_9', [18, 13], { change: -5, isFelt: true, isReliable: false }],
    ['PHQ_9', [12, 8], { change: -4, isReliable: false, isBelowNow: true, isCase: false }],
    ['GAD_7', [9, 7], { change: -2, isReliable: false, isBelowNow: true }],
    ['PHQ_9', [9, 15], { change: 6, isDeteriorated: true, isReliable: true }],
    ['GAD_7', [14, 10], { change: -4, isReliable: true, isCase: true }],
  ] as const)('%s %j says %j', (instrument, scores, expected) => {
    expect(scoreChange(instrument, scores)).toMatchObject(expected);
  });

  test('of one score is too early to say', () => {
    expect(scoreChange('PHQ_9', [12])).toBeNull();
    expect(scoreChange('PHQ_9', [])).toBeNull();
  });
});
