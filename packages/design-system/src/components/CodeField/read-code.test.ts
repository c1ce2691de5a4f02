import { describe, expect, test } from 'vitest';
import { readCode } from './read-code.ts';

describe('reading a one-time code', () => {
  test.each([
    ['as it is', '482913', '482913'],
    ['with a space in the middle', '482 913', '482913'],
    ['with dashes and a no-break space', '48-29\u00a013', '482913'],
    ['in Arabic digits', '٤٨٢٩١٣', '482913'],
    ['in Persian digits', '۴۸۲۹۱۳', '482913'],
    ['out of the middle of a message', 'Your code is 482913.', '482913'],
    ['and cut where it is longer than the code', '48291377', '482913'],
    ['as nothing where there are no digits', 'hello', ''],
    ['as nothing where nothing was typed', '', ''],
    ['in full-width digits', '４８２９１３', '482913'],
  ])('%s', (_case, typed, code) => {
    expect(readCode(typed, 6)).toBe(code);
  });
});
