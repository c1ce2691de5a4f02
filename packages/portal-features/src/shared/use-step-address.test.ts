import { expect, it } from 'vitest';
import { reachable } from './use-step-address.ts';

const steps = ['about', 'work', 'review'] as const;
const wrong = (step: (typeof steps)[number]) => ({ step });

it.each([
  ['review', [], 'review'],
  ['review', ['work'], 'work'],
  ['review', ['review'], 'review'],
  ['about', ['work'], 'about'],
  ['work', ['about', 'work'], 'about'],
  ['nowhere', [], 'about'],
  [null, [], 'about'],
] as const)('an address that names %s leads, with %j unanswered, to %s', (wanted, open, step) => {
  expect(reachable(steps, wanted, open.map(wrong))).toBe(step);
});
