import * as rules from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { cleanPhone, formatTyped, phoneProblem, readInternational, showPhone, toE164 } from './phone.ts';
import type { PhoneProblem } from './phone.ts';

test.each([
  ['٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
  ['00971 50 123 4567', '+971 50 123 4567'],
  ['\u202a+1 212 555 0123\u202c', '+1 212 555 0123'],
  ['0212 555', '0212 555'],
])('%j is read as %j', (text, expected) => {
  expect(cleanPhone(text)).toBe(expected);
});

describe('the value', () => {
  test.each<[string, CountryCode, string]>([
    ['', 'US', ''],
    ['   ', 'US', ''],
    ['(212) 555-0123', 'US', '+12125550123'],
    ['212', 'US', '+1212'],
    ['020 7946 0018', 'GB', '+442079460018'],
    ['050 123 4567', 'AE', '+971501234567'],
    ['٠٥٠١٢٣٤٥٦٧', 'AE', '+971501234567'],
    ['+44 20 7946 0018', 'US', '+442079460018'],
    ['call me', 'US', 'call me'],
  ])('of %j in %s is %j', (text, country, expected) => {
    expect(toE164(rules, text, country)).toBe(expected);
  });

  test('without the rules is the international number, or what was typed', () => {
    expect(toE164(undefined, '+44 (20) 7946-0018', 'US')).toBe('+442079460018');
    expect(toE164(undefined, '212 555 0123', 'US')).toBe('212 555 0123');
  });
});

test('a stored number is shown as in its country', () => {
  expect(showPhone(rules, '+442079460018', 'US')).toEqual({ text: '020 7946 0018', country: 'GB' });
  expect(showPhone(rules, '+12125550123', 'GB')).toEqual({ text: '(212) 555-0123', country: 'US' });
  expect(showPhone(rules, 'extension 12', 'US')).toEqual({ text: 'extension 12', country: 'US' });
  expect(showPhone(undefined, '+442079460018', 'US')).toEqual({ text: '+442079460018', country: 'US' });
});

test('a number is written out while it is typed, and letters are left alone', () => {
  expect(formatTyped(rules, '2125550', 'US')).toBe('(212) 555-0');
  expect(formatTyped(rules, 'ask Amina', 'US')).toBe('ask Amina');
});

test('an international number selects its country', () => {
  expect(readInternational(rules, '+44 20 7946 0018', 'US')).toEqual({ text: '020 7946 0018', country: 'GB' });
  expect(readInternational(rules, '0090 212 555 01 23', 'US')).toEqual({ text: '(0212) 555 01 23', country: 'TR' });
  expect(readInternational(rules, '212 555 0123', 'US')).toBeUndefined();
  expect(readInternational(rules, '+44', 'US')).toBeUndefined();
});

test.each<[string, CountryCode, PhoneProblem | undefined]>([
  ['', 'US', undefined],
  ['(212) 555-0123', 'US', undefined],
  ['212 555', 'US', 'TOO_SHORT'],
  ['212 555 0123 45', 'US', 'TOO_LONG'],
  ['000 000 0000', 'US', 'INVALID'],
  ['call me', 'US', 'INVALID'],
  ['050 123 4567', 'AE', undefined],
])('%j in %s: %s', (text, country, problem) => {
  expect(phoneProblem(rules, text, country)).toBe(problem);
});
