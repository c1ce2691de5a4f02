import { expect, it } from 'vitest';
import { spreadLabels } from './label-spread.ts';

it.each([
  ['stay where there is room', [10, 60, 110], [10, 60, 110]],
  ['move down from each other', [10, 15], [10, 30]],
  ['keep their order whatever the order given', [15, 10], [30, 10]],
  ['move up from the end', [195, 200], [180, 200]],
  ['are none', [], []],
])('labels %s', (_, places, spread) => {
  expect(spreadLabels(places, 20, 200)).toEqual(spread);
});
