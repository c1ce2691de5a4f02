import { Status } from '@sakina/design-system';
import type { Money } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useAdminRevenueText } from '../messages/index.ts';

/** Says whether the rows of a step add up to the line that it was opened from, or by how much they differ. */
export function SumCheck({ sum, expected }: { sum: number; expected: Money }) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const isEqual = sum === expected.amountMinor;
  return (
    <Status tone={isEqual ? 'success' : 'danger'} size="small">
      {isEqual
        ? t('kind.agrees', { amount: format.money(expected) })
        : t('kind.differs', { amount: format.money({ ...expected, amountMinor: expected.amountMinor - sum }) })}
    </Status>
  );
}
