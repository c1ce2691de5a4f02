import { expect, test } from 'vitest';
import { exceedsEstimate } from './estimates.ts';

test.each([
  [48_000, 48_000, false],
  [48_000, 87_999, false],
  [48_000, 88_000, true],
  [48_000, 20_000, false],
])('an estimate of %i with bills of %i can be disputed: %s [CLOUD-529]', (estimate, billed, canBe) => {
  expect(exceedsEstimate(estimate, billed)).toBe(canBe);
});
