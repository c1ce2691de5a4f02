import { describe, expect, test } from 'vitest';
import { timeProblem, timesAround, timesBetween, toIsoTime, toTime } from './time.ts';
import type { TimeProblem, TimeRange } from './time.ts';

test.each<[string | null | undefined, string | undefined]>([
  ['09:05', '09:05'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['14:30:00', '14:30'],
  ['', undefined],
  [null, undefined],
  ['24:01', undefined],
  ['noon', undefined],
])('%s reads as %s', (text, expected) => {
  const time = toTime(text);
  expect(time && toIsoTime(time)).toBe(expected);
});

describe('what is wrong with a time', () => {
  test.each<[string, TimeRange, TimeProblem | undefined]>([
    ['', { min: '09:00' }, undefined],
    ['09:00', { min: '09:00', max: '17:00', stepMinutes: 15 }, undefined],
    ['08:59', { min: '09:00' }, 'early'],
    ['17:01', { max: '17:00' }, 'late'],
    ['09:10', { stepMinutes: 15 }, 'offStep'],
    ['09:10', { stepMinutes: 0 }, undefined],
    ['09:10', { min: 'broken' }, undefined],
  ])('%s within %o: %s', (value, range, problem) => {
    expect(timeProblem(value, range)).toBe(problem);
  });
});

test('the list contains the times of the step within the range', () => {
  expect(timesBetween({ min: '09:10', max: '10:05', stepMinutes: 15 })).toEqual(['09:15', '09:30', '09:45', '10:00']);
  expect(timesBetween({ stepMinutes: 30 })).toHaveLength(48);
  expect(timesBetween({ min: '18:00', max: '09:00', stepMinutes: 30 })).toEqual([]);
});

test.each([
  ['09:10', 15, ['09:00', '09:15']],
  ['23:50', 30, ['23:30', '00:00']],
])('the neighbors of %s by %d are %j', (value, step, expected) => {
  expect(timesAround(value, step)).toEqual(expected);
});
