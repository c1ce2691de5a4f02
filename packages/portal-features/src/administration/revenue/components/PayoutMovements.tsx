import { useClient, useFormat, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { listPayoutMovements } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useAdminRevenueText } from '../messages/index.ts';
import { Movements } from './Movements.tsx';
import { useCursorRows } from '../../shared/index.ts';

/** The sessions that a payout pays for, piece by piece, the newest first. */
function usePayoutMovements(payoutId: string) {
  const client = useClient();
  const params = { id: payoutId };
  const query = { limit: 100 };
  const read: Read<ResponseOf<typeof listPayoutMovements>> = useOperation(listPayoutMovements, { params, query });
  const list = useCursorRows(payoutId, read, (after) =>
    client.call(listPayoutMovements, { params, query: { ...query, after } }),
  );
  return { read, ...list };
}

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
  const { read, rows, server } = usePayoutMovements(payoutId);
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
