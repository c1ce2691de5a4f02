import { expect, test } from 'vitest';
import { answerOf, readyIn } from './ready-answer.ts';

const sentences = { thanks: 'Thank you.', contact: 'Write to me.', listening: 'I read every review.' };

test.each([
  ['', []],
  ['Thank you.', ['thanks']],
  ['Thank you. I read every review.', ['thanks', 'listening']],
  [' Write to me. ', ['contact']],
  ['I read every review. Thank you.', null],
  ['Thank you. You were brave from the first day in my room.', null],
  ['Thank you. Thank you.', null],
] as const)('“%s” is made of ready sentences: %j [CLOUD-115]', (text, ids) => {
  expect(readyIn(text, sentences)).toEqual(ids);
});

test('chosen sentences stand in their own order, however they were chosen', () => {
  expect(answerOf(['listening', 'thanks'], sentences)).toBe('Thank you. I read every review.');
});
