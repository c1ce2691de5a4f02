import type { Money, PlatformFigures, PlatformRevenue } from '@sakina/platform/contract';

/** A line of the sum from gross to what providers earn: an amount with its sign, in minor units. */
export interface SumLine {
  id: 'gross' | 'refunds' | 'platformFees' | 'adjustments' | 'net';
  amount: Money;
}

const negative = ({ amountMinor, currency }: Money): Money => ({
  amountMinor: amountMinor === 0 ? 0 : -amountMinor,
  currency,
});

/** From what was paid to what providers earn, as a sum to the cent (ADM-50). */
export function grossToNet(figures: PlatformFigures): readonly SumLine[] {
  return [
    { id: 'gross', amount: figures.gross },
    { id: 'refunds', amount: negative(figures.refunds) },
    { id: 'platformFees', amount: negative(figures.platformFees) },
    { id: 'adjustments', amount: figures.adjustments },
    { id: 'net', amount: figures.net },
  ];
}

/** How far the lines are from their sum, in minor units; 0 where the books agree. */
export function sumDifference({ gross, refunds, platformFees, adjustments, net }: PlatformFigures): number {
  return gross.amountMinor - refunds.amountMinor - platformFees.amountMinor + adjustments.amountMinor - net.amountMinor;
}

/**
 * How far opening balance, earned and paid out are from the closing balance, in minor units (ADM-51): 0 where they
 * agree.
 */
export function balanceDifference(
  { net, payouts }: PlatformFigures,
  { opening, closing }: NonNullable<PlatformRevenue['balance']>,
): number {
  return opening.amountMinor + net.amountMinor - payouts.amountMinor - closing.amountMinor;
}

/** A part of a whole, between 0 and 1, or null where there is no whole. */
export function shareOf(part: Money, whole: Money): number | null {
  return whole.amountMinor === 0 ? null : part.amountMinor / whole.amountMinor;
}

/** The sum of amounts in one currency, in minor units. */
export function total(amounts: readonly Money[]): number {
  return amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
