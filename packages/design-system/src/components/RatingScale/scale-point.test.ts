import { describe, expect, test } from 'vitest';
import { countAnswered, pointOf, wholeNumbers } from './scale-point.ts';

const points = [
  { value: 0, label: 'Not at all' },
  { value: 1, label: 'Several days' },
];

describe('the point that was chosen', () => {
  test.each([
    ['zero is an answer', 0, 'Not at all'],
    ['one of the scale', 1, 'Several days'],
    ['no answer', null, undefined],
    ['never asked', undefined, undefined],
    ['a value the scale does not have', 7, undefined],
    ['not a number', Number.NaN, undefined],
  ])('%s', (_case, value, label) => {
    expect(pointOf(points, value)?.label).toBe(label);
  });
});

test('only answers that the scale knows are counted', () => {
  expect(countAnswered(['sleep', 'mood', 'food', 'rest'], points, { sleep: 0, mood: 1, food: 9, rest: null })).toBe(2);
});

describe('the numbers of a scale', () => {
  test.each([
    [0, 3, [0, 1, 2, 3]],
    [-1, 1, [-1, 0, 1]],
    [5, 5, [5]],
    [0.5, 2.5, [1, 2]],
    [3, 1, []],
    [0, Number.NaN, []],
    [0, Number.POSITIVE_INFINITY, []],
  ])('from %s to %s', (from, to, numbers) => {
    expect(wholeNumbers(from, to)).toEqual(numbers);
  });
});
