import { expect, test } from 'vitest';
import { hasWords } from './has-words.ts';

test.each([
  ['', false],
  [' \n', false],
  ['.', false],
  ['— …', false],
  ['PHQ-9', true],
  ['حضر', true],
  ['7', true],
])('[CALL-22] whether “%s” says something: %s', (text, expected) => {
  expect(hasWords(text)).toBe(expected);
});
