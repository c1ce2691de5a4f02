import { describe, expect, test } from 'vitest';
import { speaksOfCrisis } from './crisis-words.ts';

describe('recognizes crisis phrases', () => {
  test.each([
    'I want to die',
    'I don’t want to live anymore',
    'i dont want to be here any more',
    'Sometimes I think about SUICIDE.',
    'I keep thinking of killing myself',
    'They would all be better off without me',
    'I just want to end it all…',
    'I have cut my arms again',
    'I took all my pills',
    'self-harm',
    'I could jump off a bridge',
    'I wish I were dead',
    'there is no reason to live',
    'kms',
    'I can’t go on',
    'I wanna\u200b die',
    'Nothing left to live for.',
    'أريد أن أموت',
    'لا أريد أن أعيش بعد الآن',
    'أفكر في الانتحار',
    'سأنتحر',
    'أُريدُ أنْ أقتُلَ نفسي',
    'بدي موت',
    'عايزة أموت',
    'وأتمنى الموت',
    'أؤذي نفسي كل ليلة',
    'يا ليتني مت قبل هذا',
    'ليتني لم أولد',
    'سأنهي حياتي',
    'مـا بدي عيش',
    'تعبت من الحياة',
  ])('[CARE-1] %s', (text) => {
    expect(speaksOfCrisis(text)).toBe(true);
  });
});

describe('does not match an ordinary hard day', () => {
  test.each([
    '',
    '   ',
    'I am dead tired after the night shift',
    'My grandmother died in spring',
    'We killed time at the airport',
    'The deadline is killing me',
    'I was afraid on the train again',
    'I cut the bread and burned the soup',
    'He takes his pills at eight',
    'I live in a small town',
    'Her death still hurts',
    'توفيت جدتي في الربيع',
    'أخاف من الموت',
    'أنا متعبة بعد العمل',
    'رحمها الله',
    'الحمد لله على كل حال',
    'أريد أن أنام',
    'أحب حياتي الهادئة',
  ])('%s', (text) => {
    expect(speaksOfCrisis(text)).toBe(false);
  });

  test('checks a very long text quickly', () => {
    const started = performance.now();
    expect(speaksOfCrisis('a calm word and another '.repeat(2_000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
