import { expect, test } from 'vitest';
import { formatPercent } from './format-percent.ts';

test.each([
  [0, 'en-US', undefined, '0%'],
  [0.125, 'en-US', undefined, '12.5%'],
  [0.5, 'en-US', undefined, '50%'],
  [1, 'en-US', undefined, '100%'],
  [0.125, 'en-US', 0, '13%'],
  [0.33333, 'en-US', undefined, '33.3%'],
  [0.33333, 'en-US', 2, '33.33%'],
  [0.07 * 1.1, 'en-US', undefined, '7.7%'],
  [0.285, 'en-US', 0, '29%'],
  [12.5, 'en-US', undefined, '1,250%'],
  [0.125, 'de-DE', undefined, '12,5\u00a0%'],
  // Marks of direction keep the sign where the language has it, beside Arabic letters too.
  [0.5, 'ar-AE', undefined, '50\u200e%\u200e'],
  [0.5, 'ar-EG', undefined, '٥٠٪\u061c'],
] as const)('%d in %s with %s decimals is %s', (share, locale, decimals, text) => {
  expect(formatPercent(share, locale, decimals)).toBe(text);
});
