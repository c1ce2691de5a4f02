import { describe, expect, it } from 'vitest';
import { chartBands, instrumentNamed, isBegun, readKeptAnswers } from './measure-form.ts';

const items = [1, 2, 3].map((number) => ({ number, text: `Question ${number}`, isSelfHarm: false }));

describe('a questionnaire being answered [SEC-15]', () => {
  it.each([
    [
      { answers: [0, 3, null], difficulty: 1 },
      { answers: [0, 3, null], difficulty: 1 },
    ],
    [
      { answers: [4, -1, 1.5], difficulty: 9 },
      { answers: [null, null, null], difficulty: null },
    ],
    [{ answers: [1, 1, 1, 1] }, { answers: [1, 1, 1], difficulty: null }],
    [{ answers: 'all' }, { answers: [null, null, null], difficulty: null }],
    [null, { answers: [null, null, null], difficulty: null }],
  ])('reads what was kept: %j', (kept, form) => {
    expect(readKeptAnswers(kept, { items })).toEqual(form);
  });

  it.each([
    [{ answers: [null, null], difficulty: null }, false],
    [{ answers: [null, 0], difficulty: null }, true],
    [{ answers: [null, null], difficulty: 0 }, true],
  ])('is begun with the first choice: %j', (form, begun) => {
    expect(isBegun(form)).toBe(begun);
  });
});

describe('the address of a questionnaire', () => {
  it.each([
    ['PHQ_9', 'PHQ_9'],
    ['GAD_7', 'GAD_7'],
    ['msr-p9o4i2u7', null],
    ['phq', null],
  ])('%s', (id, instrument) => {
    expect(instrumentNamed(id)).toBe(instrument);
  });
});

describe('the bands of a chart [CARE-2]', () => {
  it('touch each other and end with the highest score', () => {
    const bands = [
      { severity: 'MINIMAL' as const, from: 0, to: 4 },
      { severity: 'MILD' as const, from: 5, to: 9 },
      { severity: 'SEVERE' as const, from: 15, to: 21 },
    ];
    expect(chartBands({ bands, maximumScore: 21 }, (severity) => severity.toLowerCase())).toEqual([
      { from: 0, to: 5, label: 'minimal' },
      { from: 5, to: 15, label: 'mild' },
      { from: 15, to: 21, label: 'severe' },
    ]);
  });
});
