import { measureDefinition, parse } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { bandOf, completeAnswers, noAnswers, openItems, scoreOf, selfHarmAnswer } from './score.ts';

const options = [0, 1, 2, 3].map((score) => ({ score, text: `answer ${score}` }));
const questionnaire = (instrument: 'PHQ_9' | 'GAD_7', count: number, bands: [string, number, number][]) =>
  parse(measureDefinition, {
    instrument,
    name: instrument,
    about: 'About.',
    stem: 'How often?',
    options,
    maximumScore: count * 3,
    source: 'Published.',
    items: Array.from({ length: count }, (_none, index) => ({
      number: index + 1,
      text: `Item ${index + 1}`,
      isSelfHarm: instrument === 'PHQ_9' && index === 8,
    })),
    difficulty: { text: 'How difficult?', options: [{ value: 0, text: 'Not at all' }] },
    bands: bands.map(([severity, from, to]) => ({ severity, from, to })),
  });
const phq9 = questionnaire('PHQ_9', 9, [
  ['MINIMAL', 0, 4],
  ['MILD', 5, 9],
  ['MODERATE', 10, 14],
  ['MODERATELY_SEVERE', 15, 19],
  ['SEVERE', 20, 27],
]);
const gad7 = questionnaire('GAD_7', 7, [
  ['MINIMAL', 0, 4],
  ['MILD', 5, 9],
  ['MODERATE', 10, 14],
  ['SEVERE', 15, 21],
]);

describe('the score of a questionnaire [CARE-2]', () => {
  it.each([
    [phq9, [0, 0, 0, 0, 0, 0, 0, 0, 0], 0],
    [phq9, [3, 3, 3, 3, 3, 3, 3, 3, 3], 27],
    [phq9, [1, 2, 0, 3, 0, 1, 0, 0, 1], 8],
    [gad7, [3, 3, 3, 3, 3, 3, 3], 21],
    [gad7, [1, 0, 1, 0, 1, 0, 1], 4],
  ])('is the sum of all answers', (definition, answers, score) => {
    expect(scoreOf(definition, answers)).toBe(score);
  });

  it.each([
    [phq9, noAnswers(phq9)],
    [phq9, [1, 1, 1, 1, 1, 1, 1, 1, null]],
    [phq9, [1, 1, 1]],
    [gad7, [1, 1, 1, 1, 1, 1, 4]],
    [gad7, [1, 1, 1, 1, 1, 1, 1.5]],
    [gad7, []],
  ])('is none while an answer is missing or no answer of it', (definition, answers) => {
    expect(scoreOf(definition, answers)).toBeNull();
    expect(completeAnswers(definition, answers)).toBeNull();
  });

  it('leaves out what goes beyond the questions', () => {
    expect(completeAnswers(gad7, [1, 1, 1, 1, 1, 1, 1, 3, 3])).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it.each([
    [phq9, 0, 'MINIMAL'],
    [phq9, 4, 'MINIMAL'],
    [phq9, 5, 'MILD'],
    [phq9, 9, 'MILD'],
    [phq9, 10, 'MODERATE'],
    [phq9, 14, 'MODERATE'],
    [phq9, 15, 'MODERATELY_SEVERE'],
    [phq9, 19, 'MODERATELY_SEVERE'],
    [phq9, 20, 'SEVERE'],
    [phq9, 27, 'SEVERE'],
    [phq9, 28, null],
    [gad7, 4, 'MINIMAL'],
    [gad7, 14, 'MODERATE'],
    [gad7, 15, 'SEVERE'],
    [gad7, 21, 'SEVERE'],
    [gad7, 22, null],
    [gad7, -1, null],
  ] as const)('of %# falls into its band', (definition, score, band) => {
    expect(bandOf(definition, score)).toBe(band);
  });

  it.each([
    [phq9, noAnswers(phq9), 0],
    [phq9, [3, 3, 3, 3, 3, 3, 3, 3, 0], 0],
    [phq9, [null, null, null, null, null, null, null, null, 1], 1],
    [phq9, [0, 0, 0, 0, 0, 0, 0, 0, 3], 3],
    [gad7, [3, 3, 3, 3, 3, 3, 3], 0],
  ])('hears what is answered about self-harm, whatever else is open', (definition, answers, expected) => {
    expect(selfHarmAnswer(definition, answers)).toBe(expected);
  });

  it('knows which items are open', () => {
    expect(openItems(gad7, [0, null, 1, 1])).toEqual([1, 4, 5, 6]);
    expect(openItems(gad7, [0, 0, 0, 0, 0, 0, 0])).toEqual([]);
  });
});
