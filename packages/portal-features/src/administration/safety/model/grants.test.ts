import { expect, test } from 'vitest';
import { saidMinutes, timeLeft } from './grants.ts';

const MINUTE = 60_000;

test.each([
  [60 * MINUTE, null],
  [10 * MINUTE + 1, null],
  [10 * MINUTE, 10],
  [5 * MINUTE + 1, 10],
  [5 * MINUTE, 5],
  [MINUTE, 1],
  [0, 1],
])('with %i ms left, %s minutes are read out [CLOUD-553]', (left, minutes) => {
  expect(saidMinutes(left)).toBe(minutes);
});

test('no time is left before an access began, and after its end [CLOUD-553]', () => {
  const now = Date.parse('2026-11-24T15:00:00Z');
  expect(timeLeft({ activeUntil: null }, now)).toBe(0);
  expect(timeLeft({ activeUntil: '2026-11-24T15:48:00Z' }, now)).toBe(48 * MINUTE);
  expect(timeLeft({ activeUntil: '2026-11-24T14:48:00Z' }, now)).toBe(0);
});
