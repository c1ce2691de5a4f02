import { describe, expect, test } from 'vitest';
import { joinPages } from './join-pages.ts';

const rows = (ids: string) => ids.split('').map((id) => ({ id }));
const joined = (first: string, known: string) =>
  joinPages(rows(first), rows(known))
    .map(({ id }) => id)
    .join('');

describe('a list of several pieces whose first is read again', () => {
  test.each([
    ['nothing changed', 'abc', 'abcde', 'abcde'],
    ['only the first piece is known', 'abc', '', 'abc'],
    ['a new row pushes one out of the first piece, which stays', 'nab', 'abcde', 'nabcde'],
    ['a row moves up, and is there once', 'dab', 'abcde', 'dabce'],
    ['a row that was taken out of the first piece is gone', 'bcd', 'abcde', 'bcde'],
    ['more new rows than a piece holds', 'xyz', 'abcde', 'xyzabcde'],
    ['the whole list is gone', '', 'ab', ''],
  ])('%s', (_, first, known, expected) => {
    expect(joined(first, known)).toBe(expected);
  });

  test('shows the newest answer of a row', () => {
    expect(joinPages([{ id: 'a', isRead: true }], [{ id: 'a', isRead: false }])).toEqual([{ id: 'a', isRead: true }]);
  });
});
