import { describe, expect, test } from 'vitest';
import type { Instrument, Severity } from '@sakina/platform/contract';
import { answersFor } from '../store/seeds/care-measures.ts';
import { measureDefinitions } from './measure-definitions.ts';
import { isImprovement, scoreOf, selfHarmAnswer, trendOf } from './measures.ts';

const bands: readonly (readonly [Instrument, score: number, Severity])[] = [
  ['PHQ_9', 0, 'MINIMAL'],
  ['PHQ_9', 4, 'MINIMAL'],
  ['PHQ_9', 5, 'MILD'],
  ['PHQ_9', 9, 'MILD'],
  ['PHQ_9', 10, 'MODERATE'],
  ['PHQ_9', 14, 'MODERATE'],
  ['PHQ_9', 15, 'MODERATELY_SEVERE'],
  ['PHQ_9', 19, 'MODERATELY_SEVERE'],
  ['PHQ_9', 20, 'SEVERE'],
  ['PHQ_9', 24, 'SEVERE'],
  ['GAD_7', 4, 'MINIMAL'],
  ['GAD_7', 5, 'MILD'],
  ['GAD_7', 9, 'MILD'],
  ['GAD_7', 10, 'MODERATE'],
  ['GAD_7', 14, 'MODERATE'],
  ['GAD_7', 15, 'SEVERE'],
  ['GAD_7', 21, 'SEVERE'],
];

describe('a score', () => {
  test.each(bands)('[CARE-2] of %s: %s is %s', (instrument, score, severity) => {
    expect(scoreOf(instrument, answersFor(instrument, score))).toEqual({ score, severity });
  });

  test('[CARE-2] reaches 27 and 21, and every number up to there has a band', () => {
    for (const { instrument, maximumScore, items, bands: own } of Object.values(measureDefinitions)) {
      expect(
        scoreOf(
          instrument,
          items.map(() => 3),
        ),
      ).toEqual({ score: maximumScore, severity: 'SEVERE' });
      for (let score = 0; score <= maximumScore; score += 1)
        expect(own.filter(({ from, to }) => score >= from && score <= to)).toHaveLength(1);
    }
  });

  test('[CARE-2] reports self-harm from item 9 of the PHQ-9 only', () => {
    expect(selfHarmAnswer('PHQ_9', [0, 0, 0, 0, 0, 0, 0, 0, 2])).toBe(2);
    expect(selfHarmAnswer('PHQ_9', [3, 3, 3, 3, 3, 3, 3, 3, 0])).toBe(0);
    expect(selfHarmAnswer('GAD_7', [3, 3, 3, 3, 3, 3, 3])).toBe(0);
  });

  test('counts as improved after a clinically meaningful drop', () => {
    expect([
      isImprovement('PHQ_9', -4),
      isImprovement('PHQ_9', -5),
      isImprovement('GAD_7', -4),
      isImprovement('GAD_7', 4),
    ]).toEqual([false, true, true, false]);
  });

  test('has no trend before there are two', () => {
    expect(trendOf([], 'PHQ_9')).toMatchObject({ points: [], change: null, isMeaningful: false });
  });
});
