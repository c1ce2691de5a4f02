import { expect, it } from 'vitest';
import { tidyWords } from './tidy-words.ts';

it.each([
  { words: '  two \n  words ', maxLength: 80, tidied: 'two words' },
  { words: '', maxLength: 80, tidied: '' },
  { words: 'grief and loss', maxLength: 6, tidied: 'grief' },
  { words: '😀😀😀', maxLength: 2, tidied: '😀😀' },
])('tidies "$words" to "$tidied" within $maxLength characters', ({ words, maxLength, tidied }) => {
  expect(tidyWords(words, maxLength)).toBe(tidied);
});
