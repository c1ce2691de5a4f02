import { describe, expect, test } from 'vitest';
import { feeReturned, leftToRefund, refundEffects } from './refund.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** A seeded sequence of whole numbers below `limit`. */
function seeded(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % limit;
  };
}

describe('a refund', () => {
  test('[CALL-34] three times 33.33 and once 20.01 of 120.00 return the whole share of 12.00', () => {
    let refunded = 0;
    let returned = 0;
    for (const amount of [3333, 3333, 3333, 2001]) {
      returned += feeReturned({ paid: 12_000, fee: 1200, refunded }, amount);
      refunded += amount;
    }
    expect([refunded, returned]).toEqual([12_000, 1200]);
  });

  test('[CALL-34] in any parts returns the share once, never a cent more or less', () => {
    const next = seeded(7);
    for (let round = 0; round < 2000; round += 1) {
      const paid = 1 + next(50_000);
      const fee = next(paid + 1);
      let refunded = 0;
      let returned = 0;
      while (refunded < paid) {
        const amount = 1 + next(paid - refunded);
        const part = feeReturned({ paid, fee, refunded }, amount);
        expect(part).toBeGreaterThanOrEqual(0);
        refunded += amount;
        returned += part;
      }
      expect(returned).toBe(fee);
    }
  });

  test('[CALL-34] says what the client gets, what the provider loses and what is left', () => {
    const payment = { status: 'SUCCEEDED' as const, amount: usd(12_000), refunded: usd(0) };
    expect(refundEffects(payment, { fee: usd(1200), payoutId: 'pyo-1' as never }, 4000)).toEqual({
      client: 4000,
      platform: 400,
      provider: 3600,
      isPaidOut: true,
      left: 8000,
    });
  });

  test.each([
    ['SUCCEEDED', 12_000],
    ['PARTIALLY_REFUNDED', 12_000],
    ['REFUNDED', 0],
    ['FAILED', 0],
    ['PROCESSING', 0],
  ] as const)('[CALL-34] of a payment that is %s can take %i', (status, left) => {
    expect(leftToRefund({ status, amount: usd(12_000), refunded: usd(0) })).toBe(left);
  });
});
