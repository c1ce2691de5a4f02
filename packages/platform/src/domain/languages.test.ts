import { describe, expect, it } from 'vitest';
import { chooseLanguage, gregorian, languages } from './languages.ts';

describe('[FAST-2] the language', () => {
  // Asked for, stored, of the browser; what is spoken, in which region.
  it.each([
    [null, null, [], 'en', 'en-US'],
    [null, null, ['de-DE', 'fr'], 'en', 'en-US'],
    [null, null, ['de-DE', 'ar-EG', 'en-GB'], 'ar', 'ar-EG'],
    [null, null, ['en-GB', 'ar'], 'en', 'en-GB'],
    [null, null, ['ar'], 'ar', 'ar-AE'],
    [null, 'ar', ['en-GB'], 'ar', 'ar-AE'],
    [null, 'en', ['ar-EG', 'en-GB'], 'en', 'en-GB'],
    ['ar', 'en', ['en-GB'], 'ar', 'ar-AE'],
    ['en', 'ar', ['ar-SA'], 'en', 'en-US'],
    ['AR', null, ['en-US'], 'ar', 'ar-AE'],
    ['ar-EG', null, ['en-US'], 'ar', 'ar-AE'],
    [null, 'ar', ['ar', 'ar-MA'], 'ar', 'ar-MA'],
    [null, 'ar', ['ar-Arab-EG-u-ca-islamic-nu-latn'], 'ar', 'ar-EG'],
  ] as const)(
    'asked for as %j, stored as %j, in a browser of %j is %s as %s',
    (asked, stored, preferred, code, locale) => {
      const chosen = chooseLanguage({ asked, stored, preferred });
      expect([chosen.language.code, chosen.locale]).toEqual([code, locale]);
    },
  );

  it.each([
    '',
    ' ',
    'xx',
    'arabic',
    'ar_EG',
    '__proto__',
    'constructor',
    '<script>',
    '../en',
    'a'.repeat(100_000),
    'en\u0000',
    '💙',
    'null',
    '{}',
  ])('[SEC-10] is the browser’s where %j is asked for or stored', (hostile) => {
    expect(chooseLanguage({ asked: hostile, preferred: ['ar-AE'] }).locale).toBe('ar-AE');
    expect(chooseLanguage({ stored: hostile, preferred: ['ar-AE'] }).locale).toBe('ar-AE');
    expect(chooseLanguage({ preferred: [hostile, 'ar-AE'] }).locale).toBe('ar-AE');
  });

  it.each([
    ['ar-AE', 'ar-AE'],
    ['en-US', 'en-US'],
    ['th-TH', 'th-TH-u-ca-gregory'],
    ['fa-IR', 'fa-IR-u-ca-gregory'],
  ])('dates %s by the Gregorian calendar, as %s', (tag, expected) => {
    expect(gregorian(tag)).toBe(expected);
    expect(new Intl.DateTimeFormat(gregorian(tag)).resolvedOptions().calendar).toBe('gregory');
  });

  it('dates every region of its languages by the Gregorian calendar, whatever calendar comes first there', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const tags = languages.flatMap(({ code }) =>
      letters.flatMap((first) => letters.map((second) => `${code}-${first}${second}`)),
    );
    const otherwise = tags.filter(
      (tag) => new Intl.DateTimeFormat(gregorian(tag)).resolvedOptions().calendar !== 'gregory',
    );
    expect(otherwise).toEqual([]);
  });

  it('is called by its own name, and its regions can write dates', () => {
    for (const { code, name, locale } of languages) {
      expect(name).not.toBe('');
      expect(new Intl.Locale(locale).language).toBe(code);
      expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
    }
  });
});
