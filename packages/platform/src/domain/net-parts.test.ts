import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { netParts } from './net-parts.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const figures = (gross: number, refunds: number, adjustments: number, fees: number) => ({
  gross: usd(gross),
  refunds: usd(refunds),
  adjustments: usd(adjustments),
  fees: usd(fees),
});

describe('the way from gross to net', () => {
  test.each([
    [
      'with a correction',
      figures(241_105, 15_000, 12_000, 22_612),
      ['gross', 'refunds', 'adjustments', 'fees'],
      215_493,
    ],
    ['without one', figures(12_000, 0, 0, 1200), ['gross', 'fees'], 10_800],
    ['of a month that lost money', figures(0, 3000, 0, -300), ['gross', 'refunds', 'fees'], -2700],
    ['of nothing', figures(0, 0, 0, 0), ['gross'], 0],
  ])('[CALL-31] %s tells each step once', (_, income, kinds, net) => {
    const told = netParts(income);
    expect(told.parts.map(({ kind }) => kind)).toEqual(kinds);
    expect(told.net).toEqual(usd(net));
  });

  test('[CALL-31] adds up in any book, with the sign of each step', () => {
    const amount = fc.nat(10_000_000);
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        (gross, refunds, adjustments, fees) => {
          const { parts, net } = netParts(figures(gross, refunds, adjustments, fees));
          expect(parts.reduce((sum, part) => sum + part.amount.amountMinor, 0)).toBe(net.amountMinor);
          expect(net.amountMinor).toBe(gross - refunds + adjustments - fees);
          expect(parts.every((part) => part.kind === 'gross' || part.amount.amountMinor !== 0)).toBe(true);
        },
      ),
    );
  });
});
