import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf } from './client-balance.ts';
import type { SessionMoney } from './client-balance.ts';

const NOTHING: SessionMoney = { paid: 0, refunds: [], givenUp: 0, invoiced: 0 };

describe('what is left of a client’s share', () => {
  test.each<[string, number, Partial<SessionMoney>, Partial<ReturnType<typeof balanceOf>>]>([
    ['all of it before anything is paid', 5197, {}, { balance: 5197, unbilled: 5197 }],
    ['the rest after a copay', 5197, { paid: 4000 }, { kept: 4000, balance: 1197, unbilled: 1197 }],
    [
      'nothing to bill once an invoice asks for it',
      5197,
      { paid: 4000, invoiced: 1197 },
      { billed: 1197, unbilled: 0 },
    ],
    ['nothing after goodwill', 4000, ofRefund('GOODWILL'), { writtenOff: 1000, balance: 0 }],
    ['nothing after a service that failed', 4000, ofRefund('SERVICE_FAILED'), { writtenOff: 1000, balance: 0 }],
    ['nothing after a refund without a cause', 4000, ofRefund(undefined), { writtenOff: 1000, balance: 0 }],
    ['what was charged by mistake and is owed all the same', 4000, ofRefund('CHARGED_BY_MISTAKE'), { balance: 1000 }],
    ['a debt to who paid too much', 3000, { paid: 4000 }, { balance: -1000, unbilled: 0 }],
    ['nothing once too much was given back', 3000, ofRefund('GOODWILL'), { writtenOff: 0, balance: 0 }],
    ['nothing once an invoice was given up', 1197, { givenUp: 1197 }, { writtenOff: 1197, balance: 0 }],
  ])('[CALL-29] is %s', (_, share, money, expected) => {
    expect(balanceOf(share, { ...NOTHING, ...money })).toMatchObject(expected);
  });

  test('[CALL-29] adds up in any book: kept, written off and balance are the share, billed and unbilled are the balance', () => {
    const amount = fc.nat(1_000_000);
    const cause = fc.constantFrom(
      'GOODWILL' as const,
      'SERVICE_FAILED' as const,
      'CHARGED_BY_MISTAKE' as const,
      undefined,
    );
    const book = fc
      .record({
        paid: amount,
        refunds: fc.array(fc.record({ amount, cause }), { maxLength: 5 }),
        givenUp: amount,
        invoiced: amount,
      })
      .filter(({ paid, refunds }) => refunds.reduce((sum, refund) => sum + refund.amount, 0) <= paid);
    fc.assert(
      fc.property(amount, book, (share, money) => {
        const { kept, writtenOff, balance, billed, unbilled } = balanceOf(share, money);
        expect(kept + writtenOff + balance).toBe(share);
        expect(billed + unbilled).toBe(Math.max(0, balance));
        expect(Math.min(writtenOff, billed, unbilled)).toBeGreaterThanOrEqual(0);
        // Only what was paid beyond the share is owed to the client.
        expect(balance >= 0 || kept > share).toBe(true);
      }),
    );
  });
});

/** 40.00 was paid, and 10.00 of it went back. */
function ofRefund(cause: SessionMoney['refunds'][number]['cause']): Partial<SessionMoney> {
  return { paid: 4000, refunds: [{ amount: 1000, cause }] };
}
