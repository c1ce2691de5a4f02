import { describe, expect, test } from 'vitest';
import { matchesWord } from './matches-word.ts';

describe('the word that confirms', () => {
  test.each([
    ['delete', 'DELETE', 'en-US', true],
    ['  Delete \n', 'delete', 'en-US', true],
    ['Amina  Haddad', 'Amina Haddad', 'en-US', true],
    ['delet', 'delete', 'en-US', false],
    ['resume', 'résumé', 'en-US', false],
    ['re\u0301sume\u0301', 'résumé', 'en-US', true],
    ['ＤＥＬＥＴＥ', 'delete', 'en-US', true],
    ['SİL', 'sil', 'tr-TR', true],
    ['SIL', 'sil', 'tr-TR', false],
    ['\u200Fحذف\u200F ', 'حذف', 'ar-AE', true],
    ['حذفت', 'حذف', 'ar-AE', false],
    ['', 'delete', 'en-US', false],
    ['', '', 'en-US', false],
    ['   ', ' ', 'en-US', false],
    ['x'.repeat(100_000), 'delete', 'en-US', false],
  ])('%j for %j in %s: %s', (typed, word, locale, expected) => {
    expect(matchesWord(typed, word, locale)).toBe(expected);
  });
});
