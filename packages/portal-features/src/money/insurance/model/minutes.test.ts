import { describe, expect, test } from 'vitest';
import { minutesFit, psychotherapyCode } from './minutes.ts';

const at = (minutes: number, seconds: number) => minutes + seconds / 60;

describe('the procedure that a session’s minutes carry', () => {
  test.each([
    [15, 59, null],
    [16, 0, '90832'],
    [37, 59, '90832'],
    [38, 0, '90834'],
    [52, 59, '90834'],
    [53, 0, '90837'],
    [90, 0, '90837'],
  ])('[CALL-28] %i:%i minutes carry %s', (minutes, seconds, code) => {
    expect(psychotherapyCode(at(minutes, seconds))).toBe(code);
  });

  test.each([
    ['90847', 25, 59, false],
    ['90847', 26, 0, true],
    ['90846', 25, 59, false],
    ['90846', 26, 0, true],
    ['90837', 43, 0, false],
    ['90791', 5, 0, true],
    ['90853', 90, 0, true],
  ] as const)('[CALL-28] %s with %i:%i minutes fits: %s', (code, minutes, seconds, fits) => {
    expect(minutesFit(code, at(minutes, seconds))).toBe(fits);
  });
});
