import { expect, test } from 'vitest';
import { formatPercent } from './format-percent.ts';

test.each([
  [0, 'en-US', undefined, '0%'],
  [12.5, 'en-US', undefined, '12.5%'],
  [50, 'en-US', undefined, '50%'],
  [100, 'en-US', undefined, '100%'],
  [12.5, 'en-US', 0, '13%'],
  [33.333, 'en-US', undefined, '33.3%'],
  [33.333, 'en-US', 2, '33.33%'],
  [7 * 1.1, 'en-US', undefined, '7.7%'],
  [1250, 'en-US', undefined, '1,250%'],
  [12.5, 'de-DE', undefined, '12,5\u00a0%'],
  // Marks of direction keep the sign where the language has it, beside Arabic letters too.
  [50, 'ar-AE', undefined, '50\u200e%\u200e'],
  [50, 'ar-EG', undefined, '٥٠٪\u061c'],
] as const)('%d in %s with %s decimals is %s', (percent, locale, decimals, text) => {
  expect(formatPercent(percent, locale, decimals)).toBe(text);
});
