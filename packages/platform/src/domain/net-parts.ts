import type { Money } from './money.ts';

/**
 * Income of a period as the contract gives it: `gross`, `refunds` and `fees` are taken as they are, `adjustments` is
 * signed.
 */
export interface IncomeParts {
  readonly gross: Money;
  readonly refunds: Money;
  readonly adjustments: Money;
  readonly fees: Money;
}

/** One step from what came in to what is the provider's, signed as it counts: below zero it is taken off. */
export interface NetPart {
  readonly kind: keyof IncomeParts;
  readonly amount: Money;
}

/**
 * The steps from gross to net, in the order in which they are told, and the net that they add up to. Steps of nothing
 * are left out, but for what came in.
 */
export function netParts({ gross, refunds, adjustments, fees }: IncomeParts): { parts: NetPart[]; net: Money } {
  const off = ({ amountMinor, currency }: Money) => ({ amountMinor: 0 - amountMinor, currency });
  const all: NetPart[] = [
    { kind: 'gross', amount: gross },
    { kind: 'refunds', amount: off(refunds) },
    { kind: 'adjustments', amount: adjustments },
    { kind: 'fees', amount: off(fees) },
  ];
  const parts = all.filter(({ kind, amount }) => kind === 'gross' || amount.amountMinor !== 0);
  const amountMinor = parts.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  return { parts, net: { amountMinor, currency: gross.currency } };
}
