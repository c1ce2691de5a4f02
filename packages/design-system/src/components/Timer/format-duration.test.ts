import { describe, expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

describe('a running time', () => {
  it.each([
    [0, '00:00'],
    [-5_000, '00:00'],
    [59_999, '00:59'],
    [60_000, '01:00'],
    [49 * 60_000 + 5_000, '49:05'],
    [3_600_000, '1:00:00'],
    [3_600_000 + 61_000, '1:01:01'],
    [100 * 3_600_000, '100:00:00'],
  ])('of %d milliseconds reads %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds, 'en-US')).toBe(text);
  });

  it('uses the digits of the reader’s locale', () => {
    expect(formatDuration(65_000, 'ar-EG')).toBe('٠١:٠٥');
  });
});
