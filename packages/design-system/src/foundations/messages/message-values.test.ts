import { describe, expect, it } from 'vitest';
import { localValues } from './message-values.ts';

describe('a number in parts within a right-to-left sentence', () => {
  it.each([
    ['a document’s number', '2026-0049', '\u20662026-0049\u2069'],
    ['a telephone number', '+1 212 555 0100', '\u2066+1 212 555 0100\u2069'],
    ['a telephone number with an area in brackets', '(212) 555-0100', '\u2066(212) 555-0100\u2069'],
    ['a single number', '988', '988'],
    ['a time', '14:30', '14:30'],
    ['a name', 'Amal 2-3', 'Amal 2-3'],
    ['a value that is isolated already', '\u20682026-0049\u2069', '\u20682026-0049\u2069'],
    ['an amount with marks of direction', '\u200e-90', '\u200e-90'],
  ])('%s keeps its order', (_, value, written) => {
    expect(localValues('ar', 'rtl')({ value })).toEqual({ value: written });
  });

  it('is unchanged in a left-to-right language', () => {
    expect(localValues('en-US', 'ltr')({ value: '2026-0049' })).toEqual({ value: '2026-0049' });
  });
});

describe('figures in the digits of the reader’s region', () => {
  it('are written and counted alike', () => {
    const { done } = localValues('ar-SA', 'rtl')({ done: 11 });
    expect(String(done)).toBe('١١');
    expect(new Intl.PluralRules('ar-SA').select(done as number)).toBe('many');
    expect(new Intl.NumberFormat('ar-SA').format(done as number)).toBe('١١');
  });

  it('stay Latin where the region writes them so', () => {
    expect(localValues('ar-AE', 'rtl')({ done: 11 })).toEqual({ done: 11 });
  });
});
