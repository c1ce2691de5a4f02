import { describe, expect, test } from 'vitest';
import { inOrder, nextStep, placeOf } from './step-order.ts';

const ids = ['you', 'reason', 'review'];

test.each([
  ['you', 0],
  ['review', 2],
  ['gone', 0],
])('the step %s is number %s', (id, place) => {
  expect(placeOf(ids, id)).toBe(place);
});

describe('the button leads', () => {
  test.each([
    ['on', 'you', undefined, 'reason'],
    ['back to the review the user came from', 'you', 'review', 'review'],
    ['nowhere from the last step', 'review', undefined, undefined],
    ['nowhere from the review itself', 'review', 'review', undefined],
    ['on where the review is gone', 'you', 'gone', 'reason'],
  ])('%s', (_case, current, returnTo, next) => {
    expect(nextStep(ids, current, returnTo)).toBe(next);
  });
});

test('problems are in the order of the steps', () => {
  const problems = [
    { name: 'c', message: '', step: 'reason' },
    { name: 'a', message: '', step: 'you' },
    { name: 'd', message: '' },
    { name: 'b', message: '', step: 'you' },
  ];
  expect(inOrder(problems, ids, 'review').map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});
