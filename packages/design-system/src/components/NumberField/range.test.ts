import { expect, test } from 'vitest';
import { numberProblem } from './range.ts';
import type { NumberProblem, NumberRange } from './range.ts';

const rows: [number | null, NumberRange, NumberProblem | undefined][] = [
  [null, { min: 1 }, undefined],
  [Number.NaN, { min: 1 }, undefined],
  [15, { min: 15, max: 120, step: 5 }, undefined],
  [14, { min: 15 }, 'below'],
  [121, { max: 120 }, 'above'],
  [52, { min: 15, step: 5 }, 'offStep'],
  [0.3, { step: 0.1 }, undefined],
  [1.15, { step: 0.05 }, undefined],
  [7, { step: 0 }, undefined],
  [-3, { min: -5, step: 2 }, undefined],
  [1e15, { step: 1 }, undefined],
];

test.each(rows)('%s within %o: %s', (value, range, problem) => {
  expect(numberProblem(value, range)).toBe(problem);
});
