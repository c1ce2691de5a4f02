import { describe, expect, it } from 'vitest';
import { plainCharacters } from '../locale/plain-characters.ts';
import { isPhone, plainPhone } from './phone.ts';

describe('a telephone number as people have it', () => {
  it.each([
    ['+1 212 555 0100', '+1 212 555 0100'],
    ['(212) 555-0100', '(212) 555-0100'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
    ['۰۹۱۲۳۴۵۶۷۸۹', '09123456789'],
    ['+٩٦٦٥٠١٢٣٤٥٦٧', '+966501234567'],
    ['\u202a+971 50 123 4567\u202c', '+971 50 123 4567'],
    ['\u2068+90 532 000 0000\u2069', '+90 532 000 0000'],
    ['+44\u00a020\u00a07946\u00a00000', '+44 20 7946 0000'],
    ['555\u20110100\u201122', '555-0100-22'],
    ['01.42.68.53.00', '01-42-68-53-00'],
    ['０９０-１２３４-５６７８', '090-1234-5678'],
  ])('%s is taken as %s', (typed, plain) => {
    expect(plainPhone(typed)).toBe(plain);
    expect(isPhone(typed)).toBe(true);
  });

  it.each(['', '12345', 'call my sister', '+1 212 555 0100 ext', '1'.repeat(21)])('“%s” is none', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });

  it('may be short where a help line is meant', () => {
    expect(isPhone('٩٨٨', 3)).toBe(true);
  });
});

it('codes lose the marks and digits of a keyboard', () => {
  expect(plainCharacters(' SPRING–٢٥\u200f ')).toBe('SPRING-25');
});
