import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, 'en-US', '0 bytes'],
  [1, 'en-US', '1 byte'],
  [999, 'en-US', '999 bytes'],
  [1000, 'en-US', '1 kB'],
  [2_400_000, 'en-US', '2.4 MB'],
  [10_000_000, 'en-US', '10 MB'],
  [5_000_000_000_000, 'en-US', '5,000 GB'],
  [Number.NaN, 'en-US', '0 bytes'],
  [-4, 'en-US', '0 bytes'],
  [2_400_000, 'ar-EG', '٢٫٤ م.ب'],
])('%s bytes in %s', (bytes, locale, words) => {
  expect(fileSize(bytes, locale).replaceAll(/[\u00a0\u200f]/g, (space) => (space === '\u00a0' ? ' ' : ''))).toBe(words);
});
