import { describe, expect, test } from 'vitest';
import { chooseAll, withLimit, withinLimit } from './chosen-ids.ts';

const options = [
  { id: 'ar', label: 'Arabic' },
  { id: 'en', label: 'English' },
  { id: 'fr', label: 'French', isDisabled: true },
  { id: 'tr', label: 'Turkish' },
];

describe('limiting the choice', () => {
  test.each([
    ['without a limit', ['ar', 'en'], undefined, ['ar', 'en']],
    ['without repeats', ['ar', 'ar', 'en'], undefined, ['ar', 'en']],
    ['cut at the limit', ['ar', 'en', 'tr'], 2, ['ar', 'en']],
    ['with an unknown option', ['xx'], 2, ['xx']],
    ['with a limit of nothing', ['ar'], 0, []],
    ['with a limit that makes no sense', ['ar'], -1, []],
  ])('%s', (_case, ids, limit, kept) => {
    expect(withinLimit(ids, limit)).toEqual(kept);
  });
});

test('choosing all keeps existing choices first, and leaves out disabled options', () => {
  expect(chooseAll(['tr'], options)).toEqual(['tr', 'ar', 'en']);
  expect(chooseAll(['tr'], options, 2)).toEqual(['tr', 'ar']);
  expect(chooseAll([], [])).toEqual([]);
});

test('at the limit only chosen options can be changed', () => {
  expect(withLimit(options, ['ar'], 2)).toBe(options);
  expect(withLimit(options, ['ar', 'en'], 2).map((option) => [option.id, Boolean(option.isDisabled)])).toEqual([
    ['ar', false],
    ['en', false],
    ['fr', true],
    ['tr', true],
  ]);
});
