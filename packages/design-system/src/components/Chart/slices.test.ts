import { expect, it } from 'vitest';
import { slicesOf } from './slices.ts';

const of = (...values: (number | null)[]) =>
  values.map((value, index) => ({ id: String(index), label: String(index), value }));
const other = (count: number) => `others: ${count}`;

it.each([
  [
    'shares of the whole',
    of(1, 3),
    [
      ['0', 0.25],
      ['1', 0.75],
    ],
  ],
  ['nothing for what cannot be a part', of(4, null, NaN, -2, 0), [['0', 1]]],
  [
    'the smallest joined, the order kept',
    of(1, 10, 2, 20, 7),
    [
      ['1', 0.25],
      ['3', 0.5],
      ['others: 3', 0.25],
    ],
  ],
  ['nothing of nothing', of(), []],
])('gives %s', (_, values, slices) => {
  expect(slicesOf(values, 3, other).map(({ label, share }) => [label, share])).toEqual(slices);
});
