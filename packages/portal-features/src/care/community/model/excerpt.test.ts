import { describe, expect, it } from 'vitest';
import { excerptOf, openingOf, paragraphsOf } from './excerpt.ts';

describe('an excerpt', () => {
  it.each([
    ['a short text', 'Two words', 20, 'Two words', false],
    ['a text of just that length', 'abcde', 5, 'abcde', false],
    ['a longer one, cut at a word', 'one two three four', 10, 'one two…', true],
    ['one word without an end', 'x'.repeat(30), 10, `${'x'.repeat(10)}…`, true],
    ['emoji, none cut in two', '😀'.repeat(30), 4, '😀😀😀😀…', true],
    ['Arabic', 'السلام عليكم ورحمة الله', 12, 'السلام عليكم…', true],
    ['nothing', '   ', 10, '', false],
  ])('of %s', (_, text, length, expected, isCut) => {
    expect(excerptOf(text, length)).toEqual({ text: expected, isCut });
  });

  it('of several lines stands on one', () => {
    expect(openingOf('First\n\nsecond   third')).toBe('First second third');
  });
});

describe('paragraphs', () => {
  it.each([
    ['one', ['one']],
    ['one\ntwo', ['one\ntwo']],
    ['one\n\ntwo', ['one', 'two']],
    ['\n\none\n \n\ntwo\n', ['one', 'two']],
    ['  ', []],
    ['<b>bold</b>', ['<b>bold</b>']],
  ])('of %j', (text, expected) => {
    expect(paragraphsOf(text)).toEqual(expected);
  });
});
