import { expect, it } from 'vitest';
import { changeOf } from './change.ts';

it.each([
  [150, 100, { direction: 'up', difference: 50, percent: 50 }],
  [50, 150, { direction: 'down', difference: 100, percent: 67 }],
  [100, 100, { direction: 'level', difference: 0, percent: 0 }],
  [5, 3, { direction: 'up', difference: 2, percent: 67 }],
  [3, 5, { direction: 'down', difference: 2, percent: 40 }],
  [0, 5, { direction: 'down', difference: 5, percent: 100 }],
  // No earlier figure, a negative one, or one that is small beside the change, is no basis for a percentage.
  [0, 0, { direction: 'level', difference: 0, percent: null }],
  [100, 0, { direction: 'up', difference: 100, percent: null }],
  [0, -100, { direction: 'up', difference: 100, percent: null }],
  [15_000, 1_000, { direction: 'up', difference: 14_000, percent: null }],
  [3_000, 1_000, { direction: 'up', difference: 2_000, percent: 200 }],
] as const)('%d after %d', (now, before, change) => expect(changeOf(now, before)).toEqual(change));
