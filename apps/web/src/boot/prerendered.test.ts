import { describe, expect, it } from 'vitest';
import { isPrerendered, typedOn } from './prerendered.ts';
import type { Typed } from './prerendered.ts';

const sent = (page: string | undefined, lang: string) =>
  ({ dataset: page === undefined ? {} : { page }, lang }) as unknown as HTMLElement;

describe('a page that came in the HTML [FAST-2]', () => {
  it.each([
    ['/about', 'en-US', '/about', 'en', true],
    ['/about', 'en-US', '/about/', 'en', true],
    ['/', 'ar-AE', '/', 'ar', true],
    ['/about', 'en-US', '/about', 'ar', false],
    ['/about', 'en-US', '/team', 'en', false],
    [undefined, 'en-US', '/', 'en', false],
  ])('%s in %s, asked for as %s in %s: taken over is %s', (page, lang, pathname, language, expected) => {
    expect(isPrerendered(sent(page, lang), pathname, language)).toBe(expected);
  });
});

describe('what is typed before the app is there', () => {
  const type = (...values: string[]) => {
    const { before, now } = values.reduce<Typed | undefined>(typedOn, undefined) ?? { before: '', now: '' };
    return before + now;
  };

  it('is the last value', () => expect(type('i', 'in', 'ins')).toBe('ins'));
  it('is put together where the field was emptied meanwhile', () =>
    expect(type('i', 'in', 'ins', 'u', 'ur')).toBe('insur'));
  it('stays deleted where it was deleted', () => expect(type('in', 'i', '', 'b')).toBe('b'));
});
