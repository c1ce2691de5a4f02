import { expect, it } from 'vitest';
import { momentsOf, partsOf, secondsOf } from './breath.ts';
import type { Breathing } from './breath.ts';

const breathing = (pattern: [number, number, number, number], rounds: number): Breathing => ({
  kind: 'BREATHING',
  title: 'Breathe',
  rounds,
  inWords: ['Breathe.'],
  pattern: { inSeconds: pattern[0], holdSeconds: pattern[1], outSeconds: pattern[2], restSeconds: pattern[3] },
});

it.each([
  ['leaves out what lasts no time', [4, 0, 6, 0] as const, ['in', 'out']],
  ['keeps all four of a square', [4, 4, 4, 4] as const, ['in', 'hold', 'out', 'rest']],
  ['has nothing to do without a pattern', [0, 0, 0, 0] as const, []],
])('a breath %s [CARE-3]', (_, [a, b, c, d], expected) => {
  expect(partsOf(breathing([a, b, c, d], 1).pattern).map(({ part }) => part)).toEqual(expected);
});

it('goes through all breaths in order', () => {
  expect(momentsOf(breathing([1, 0, 2, 0], 2))).toEqual([
    { part: 'in', seconds: 1, breath: 1 },
    { part: 'out', seconds: 2, breath: 1 },
    { part: 'in', seconds: 1, breath: 2 },
    { part: 'out', seconds: 2, breath: 2 },
  ]);
  expect(secondsOf(breathing([4, 0, 6, 0], 10))).toBe(100);
});
