import { describe, expect, test } from 'vitest';
import { moneyForm, readMoney, toDecimalText } from './money.ts';
import type { MoneyReading } from './money.ts';

const dollars = moneyForm('en-US', 'USD');
const euros = moneyForm('de-DE', 'EUR');
const dinars = moneyForm('en-US', 'KWD');
const yen = moneyForm('en-US', 'JPY');
const dirhams = moneyForm('ar-EG', 'AED');

describe('reading a typed or pasted amount', () => {
  test.each<[string, typeof dollars, MoneyReading]>([
    ['', dollars, { minor: null }],
    ['   ', dollars, { minor: null }],
    ['0', dollars, { minor: 0 }],
    ['-0', dollars, { minor: 0 }],
    ['120', dollars, { minor: 12_000 }],
    ['1,234.50', dollars, { minor: 123_450 }],
    ['$1,234.5', dollars, { minor: 123_450 }],
    ['USD 1,234.50', dollars, { minor: 123_450 }],
    ['1,234.50 USD', dollars, { minor: 123_450 }],
    ['-$12.00', dollars, { minor: -1200 }],
    ['12.00-', dollars, { minor: -1200 }],
    ['\u221212', dollars, { minor: -1200 }],
    ['1.234,50', dollars, { minor: 123_450 }],
    ['1.234.567', dollars, { minor: 123_456_700 }],
    ['1,234', dollars, { minor: 123_400 }],
    ['1,5', dollars, { minor: 150 }],
    ['1\u202f234,50', dollars, { minor: 123_450 }],
    ['1’234.50', dollars, { minor: 123_450 }],
    ['1,23,456.00', dollars, { minor: 12_345_600 }],
    ['.5', dollars, { minor: 50 }],
    ['5.', dollars, { minor: 500 }],
    ['12.5000', dollars, { minor: 1250 }],
    ['١٬٢٣٤٫٥٠', dollars, { minor: 123_450 }],
    ['۱۲۰', dollars, { minor: 12_000 }],
    ['١٢٣,٥', dirhams, { minor: 12_350 }],
    ['\u200f١٬٢٣٤٫٥٠\u00a0د.إ.\u200f', dirhams, { minor: 123_450 }],
    ['١٬٢٣٤٫٥٠ د', dollars, { problem: 'unreadable' }],
    ['1.234,50', euros, { minor: 123_450 }],
    ['1.234', euros, { minor: 123_400 }],
    ['0,07', euros, { minor: 7 }],
    ['1.234', dollars, { problem: 'tooPrecise' }],
    ['1.999', dollars, { problem: 'tooPrecise' }],
    ['1.2345', dollars, { problem: 'tooPrecise' }],
    ['1.234', dinars, { minor: 1234 }],
    ['1,234.567', dinars, { minor: 1_234_567 }],
    ['1,500', yen, { minor: 1500 }],
    ['1500.00', yen, { minor: 1500 }],
    ['15.5', yen, { problem: 'tooPrecise' }],
    ['12k', dollars, { problem: 'unreadable' }],
    ['twelve', dollars, { problem: 'unreadable' }],
    ['1,2,3', dollars, { problem: 'unreadable' }],
    ['1.2.3', dollars, { problem: 'unreadable' }],
    ['-5-', dollars, { problem: 'unreadable' }],
    ['.', dollars, { problem: 'unreadable' }],
    ['99999999999999.99', dollars, { problem: 'tooLarge' }],
  ])('%s', (text, form, expected) => {
    expect(readMoney(text, form)).toEqual(expected);
  });
});

test('no amount changes in a round trip', () => {
  for (const minor of [0, 1, 7, 10, 29, 57, 115, 1999, 100_003, 8_192_305, 9_007_199_254_740_991]) {
    for (const form of [dollars, dinars, yen]) {
      expect(readMoney(toDecimalText(minor, form.places), { ...form, decimal: '.' })).toEqual({ minor });
    }
  }
});

test.each([
  [123_450, 2, '1234.50'],
  [7, 2, '0.07'],
  [-5, 2, '-0.05'],
  [1500, 0, '1500'],
  [1, 3, '0.001'],
])('%d with %d places is %s', (minor, places, text) => {
  expect(toDecimalText(minor, places)).toBe(text);
});
