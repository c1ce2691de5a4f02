import { describe, expect, it } from 'vitest';
import { asksForHelp, firstOpen, noMeasures, openCount, toSend } from './measure-draft.ts';
import type { MeasureDraft } from './measure-draft.ts';

const draft = (changes: Partial<MeasureDraft>): MeasureDraft => ({
  isWanted: true,
  isSent: false,
  difficulty: null,
  answers: [],
  ...changes,
});
const nine = [1, 1, 1, 1, 1, 1, 1, 1, 0];

describe('questionnaires on offer [CARE-2]', () => {
  it('are sent only if the user chose them, and never twice', () => {
    expect(toSend(noMeasures)).toEqual([]);
    expect(toSend({ ...noMeasures, PHQ_9: draft({ answers: nine, isWanted: false }) })).toEqual([]);
    expect(toSend({ ...noMeasures, PHQ_9: draft({ answers: nine, isSent: true }) })).toEqual([]);
    expect(toSend({ ...noMeasures, PHQ_9: draft({ answers: [...nine.slice(0, 8), null] }) })).toEqual([]);
    expect(
      toSend({ PHQ_9: draft({ answers: nine, difficulty: 2 }), GAD_7: draft({ answers: [0, 0, 0, 0, 0, 0, 0] }) }),
    ).toEqual([
      { instrument: 'PHQ_9', answers: nine, difficulty: 2 },
      { instrument: 'GAD_7', answers: [0, 0, 0, 0, 0, 0, 0], difficulty: null },
    ]);
  });

  it.each([
    [[], 9, 0],
    [nine, 0, 0],
    [[0, null, 2], 7, 1],
    [[...nine.slice(0, 8), null], 1, 8],
  ])('count the unanswered items of %j', (answers, count, first) => {
    expect(openCount('PHQ_9', draft({ answers }))).toBe(count);
    expect(firstOpen('PHQ_9', draft({ answers }))).toBe(first);
  });

  it.each([
    [draft({ answers: nine }), false],
    [draft({ answers: [...nine.slice(0, 8), 1] }), true],
    [draft({ answers: [...nine.slice(0, 8), 3], isWanted: false }), true],
    [draft({ answers: [...nine.slice(0, 8), 1], isSent: true }), true],
  ])('show help depending on the last answer alone, even if the questionnaire is put aside', (PHQ_9, expected) => {
    expect(asksForHelp({ ...noMeasures, PHQ_9 })).toBe(expected);
  });
});
