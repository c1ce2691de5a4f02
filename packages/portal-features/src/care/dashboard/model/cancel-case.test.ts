import { expect, it } from 'vitest';
import { cancelCase } from './cancel-case.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const quote = { freeUntil: '2026-11-25T15:00:00Z', card: null, isInsured: false };

// Fee, paid, returned, taken, percent of the price.
it.each([
  ['always', 0, 0, 0, 0, 0],
  ['free', 0, 0, 0, 0, 50],
  ['allBack', 0, 3_000, 3_000, 0, 50],
  ['allBack', 0, 3_000, 3_000, 0, 0],
  ['fee', 6_000, 0, 0, 6_000, 50],
  ['rest', 6_000, 3_000, 0, 3_000, 50],
  ['partBack', 6_000, 12_000, 6_000, 0, 50],
  ['kept', 6_000, 6_000, 0, 0, 50],
] as const)('says “%s” for a fee of %d after %d were paid', (kind, fee, paid, refund, charge, lateFeePercent) => {
  const sums = { fee: usd(fee), paid: usd(paid), refund: usd(refund), charge: usd(charge) };
  expect(cancelCase({ ...quote, ...sums, lateFeePercent })).toBe(kind);
});
