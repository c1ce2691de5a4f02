import { describe, expect, it } from 'vitest';
import { isLicenceNumber } from './licence.ts';

describe('a license number', () => {
  it.each([
    ['PSY 021847', true],
    ['CW 019922', true],
    ['071.008214', true],
    ['LPC.0014471', true],
    ['13077', true],
    [' 22815 ', true],
    ['أ ب ١٢٣٤٥', true],
    ['MH-14820/2', true],
    ['', false],
    ['n/a', false],
    ['none', false],
    ['12', false],
    ['PSY', false],
    ['<b>1234</b>', false],
    ['😀😀1234', false],
    ['1234567890'.repeat(4), false],
    ['my license is 1234', false],
  ])('accepts “%s”: %s', (text, expected) => {
    expect(isLicenceNumber(text)).toBe(expected);
  });
});
