import { netParts } from '@sakina/platform/domain';
import type { IncomeParts } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useNetText } from './messages/index.ts';

/**
 * Words the way from what came in to what is the provider's: every step with its direction, so that the sentence adds
 * up.
 * @returns A function of the figures of a period.
 */
export function useNetSentence(): (figures: IncomeParts) => string {
  const t = useNetText();
  const format = useFormat();
  return (figures) => {
    const { parts, net } = netParts(figures);
    const without = (amountMinor: number) =>
      format.money({ amountMinor: Math.abs(amountMinor), currency: net.currency });
    const way = (amountMinor: number) => (amountMinor < 0 ? 'out' : 'in');
    return t(`${way(net.amountMinor)}`, {
      steps: format.list(
        parts.map(({ kind, amount }) =>
          t(`step.${kind}`, { amount: without(amount.amountMinor), way: way(amount.amountMinor) }),
        ),
        { type: 'unit' },
      ),
      net: without(net.amountMinor),
    });
  };
}
