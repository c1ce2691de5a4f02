import { expect, it } from 'vitest';
import { amountProblem } from './amount-problem.ts';

it.each([
  [null, 'missing'],
  [0, 'missing'],
  [-1, 'missing'],
  [1, null],
  [5000, null],
  [5001, 'tooMuch'],
] as const)(
  'a refund, a write-off or an outside payment of %s with 5000 left is %s [CALL-34] [CLOUD-521]',
  (amount, problem) => {
    expect(amountProblem(amount, 5000)).toBe(problem);
  },
);
