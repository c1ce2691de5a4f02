import { describe, expect, test } from 'vitest';
import { secondsLeft, toldMoment } from './seconds-left.ts';

describe('the time until an idle session ends', () => {
  test.each([
    [59.2, 60],
    [0.4, 1],
    [0, 0],
    [-3, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('%d is %d s', (seconds, whole) => {
    expect(secondsLeft(seconds)).toBe(whole);
  });

  test.each([
    [90, undefined],
    [61, undefined],
    [60, 60],
    [31, 60],
    [30, 30],
    [11, 30],
    [10, 10],
    [1, 10],
    [0, 10],
  ])('[SEC-18] with %d s left, %s was announced last', (seconds, told) => {
    expect(toldMoment(seconds)).toBe(told);
  });
});
