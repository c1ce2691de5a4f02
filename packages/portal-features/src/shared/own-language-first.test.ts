import { expect, test } from 'vitest';
import { ownLanguageFirst } from './own-language-first.ts';

const items = [
  { id: 1, language: 'en' },
  { id: 2, language: 'ar' },
  { id: 3, language: 'en' },
  { id: 4, language: 'ar' },
];

test.each([
  ['ar-EG', [2, 4, 1, 3]],
  ['en-US', [1, 3, 2, 4]],
  ['fr', [1, 2, 3, 4]],
])('in %s, what is written in it comes first and the order is kept', (locale, ids) => {
  expect(ownLanguageFirst(items, locale).map(({ id }) => id)).toEqual(ids);
});
