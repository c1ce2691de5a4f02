import { useFormat } from '@sakina/platform/react';
import { listPayoutMovements } from '@sakina/platform/contract';
import { useAdminRevenueText } from '../messages/index.ts';
import { Movements } from './Movements.tsx';
import { useCursorRows } from '../../shared/index.ts';

export interface PayoutMovementsProps {
  /** Id of the payout. */
  payoutId: string;
  /** Whether it was opened from the list, which the focus follows. */
  isEntered: boolean;
  /** Called to go back to where it was opened from. */
  onBack: () => void;
}

/** The sessions that a payout pays for. */
export function PayoutMovements({ payoutId, isEntered, onBack }: PayoutMovementsProps) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const { read, rows, server } = useCursorRows(listPayoutMovements, {
    params: { id: payoutId },
    query: { limit: 100 },
  });
  const payout = read.data?.payout;
  return (
    <Movements
      title={
        payout
          ? t('movements.payout', { name: payout.provider.displayName, day: format.date(payout.createdOn) })
          : t('movements.title')
      }
      lead={t('movements.payout.lead')}
      read={read}
      rows={rows}
      server={server}
      expected={payout?.amount}
      backLabel={t('movements.payouts.back')}
      isEntered={isEntered}
      onBack={onBack}
    />
  );
}
