import { expect, test } from 'vitest';
import { contentOf, linesOf, NEW_GOAL, NEW_PLAN, readDiagnoses } from './plan-fields.ts';

test.each([
  ['F41.0 Panic disorder', [{ code: 'F41.0', description: 'Panic disorder' }]],
  [
    'f41.0  Panic  disorder\n\nZ63.0 Problems with spouse',
    [
      { code: 'F41.0', description: 'Panic disorder' },
      { code: 'Z63.0', description: 'Problems with spouse' },
    ],
  ],
  ['', []],
  ['Panic disorder', null],
  ['F41.0', null],
])('[CALL-25] reads the diagnoses of %j', (text, expected) => {
  expect(readDiagnoses(text)).toEqual(expected);
});

test('[CALL-25] reads one item a line and leaves out empty ones', () => {
  expect(linesOf(' one \n\n two')).toEqual(['one', 'two']);
});

test('[CALL-24] sends a goal with its measure, named by the questionnaire', () => {
  const goal = {
    ...NEW_GOAL,
    statement: ' a ',
    clientStatement: 'b',
    measure: 'PHQ_9' as const,
    baseline: 18,
    target: 9,
  };
  expect(contentOf({ ...NEW_PLAN, title: ' t ', goals: [goal] })).toMatchObject({
    title: 't',
    reviewOn: null,
    goals: [
      { statement: 'a', measure: { instrument: 'PHQ_9', name: 'PHQ-9', baseline: 18, target: 9 }, targetOn: null },
    ],
  });
});
