import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['in capitals', 'INSURANCE', 'insurance'],
  ['with Latin accents', 'Émigré, naïve', 'emigre, naive'],
  ['with a decomposed accent', 'cafe\u0301', 'café'],
  ['with a ligature of type', 'ﬁnd', 'find'],
  ['with alif and hamza above', 'أسعار', 'اسعار'],
  ['with alif and hamza below', 'إلغاء', 'الغاء'],
  ['with alif and madda', 'آمن', 'امن'],
  ['with alif wasla', 'ٱسم', 'اسم'],
  ['with alif maqsura for ya', 'على', 'علي'],
  ['with ta marbuta for ha', 'جلسة', 'جلسه'],
  ['with vowel signs', 'مُعَالِجٌ', 'معالج'],
  ['with a doubled letter', 'تخصّص', 'تخصص'],
  ['with a stretched line', 'ســـلام', 'سلام'],
  ['with Arabic digits', '٩٨٨', '988'],
  ['with Persian digits', '۹۸۸', '988'],
])('a word %s is found by the plain one', (_, written, plain) => {
  expect(foldText(written)).toBe(foldText(plain));
});

test.each([
  ['ha is not ta', 'كتابه', 'كتابت'],
  ['a plain ya is not an alif', 'علي', 'علا'],
  ['a digit is not its neighbour', '988', '989'],
])('different words stay different: %s', (_, one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

test('hamza on its own is kept', () => {
  expect(foldText('ماء')).toBe('ماء');
});
