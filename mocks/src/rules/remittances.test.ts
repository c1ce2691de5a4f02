import { expect, test } from 'vitest';
import { createRandom } from '../personas/random.ts';
import { seedAround } from '../store/seed.ts';
import { differenceMinor } from './remittances.ts';

const [row] = [...seedAround().remittances.values()];
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

test('[CLOUD-523] claims and what was kept or added beside them make the payment; what is left is the difference', () => {
  const random = createRandom('remittances');
  const [line] = row?.lines ?? [];
  if (!row || !line) throw new Error('The seed has no remittance.');
  for (let round = 0; round < 500; round += 1) {
    const lines = Array.from({ length: random.integer(0, 6) }, (_, index) => ({
      ...line,
      number: index + 1,
      paid: usd(random.integer(0, 20_000)),
      claimId: random.integer(0, 3) === 0 ? null : ('clm-1' as NonNullable<typeof line.claimId>),
    }));
    const adjustments = Array.from({ length: random.integer(0, 3) }, () => ({
      code: 'WO',
      reference: null,
      amount: usd(random.integer(-5000, 5000)),
    }));
    const matched = lines.reduce((sum, { claimId, paid }) => (claimId === null ? sum : sum + paid.amountMinor), 0);
    const beside = adjustments.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
    const left = random.integer(-1000, 1000);
    expect(differenceMinor({ ...row, lines, adjustments, total: usd(matched + beside + left) })).toBe(left);
  }
});
