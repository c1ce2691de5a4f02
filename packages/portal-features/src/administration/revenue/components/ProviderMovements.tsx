import { listProviderMovements } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useAdminRevenueText } from '../messages/index.ts';
import type { Dates } from '../model/periods.ts';
import { Movements } from './Movements.tsx';
import { useCursorRows } from '../../shared/index.ts';

/** The sessions behind a provider’s revenue of a period, piece by piece, the newest first. */
function useProviderMovements(dates: Dates, providerId: string) {
  const client = useClient();
  const params = { id: providerId };
  const query = { ...dates, limit: 100 };
  const read: Read<ResponseOf<typeof listProviderMovements>> = useOperation(listProviderMovements, { params, query });
  const list = useCursorRows(JSON.stringify([params, query]), read, (after) =>
    client.call(listProviderMovements, { params, query: { ...query, after } }),
  );
  return { read, ...list };
}

export interface ProviderMovementsProps {
  /** First and last day of the period. */
  dates: Dates;
  /** Id of the provider. */
  providerId: string;
  /** Whether it was opened from the list, which the focus follows. */
  isEntered: boolean;
  /** Called to go back to where it was opened from. */
  onBack: () => void;
}

/** The sessions that a provider’s revenue of a period is made of. */
export function ProviderMovements({ dates, providerId, isEntered, onBack }: ProviderMovementsProps) {
  const t = useAdminRevenueText();
  const { read, rows, server } = useProviderMovements(dates, providerId);
  const revenue = read.data?.revenue;
  return (
    <Movements
      title={revenue ? t('movements.provider', { name: revenue.provider.displayName }) : t('movements.title')}
      lead={t('movements.provider.lead')}
      read={read}
      rows={rows}
      server={server}
      expected={revenue?.net}
      backLabel={t('movements.providers.back')}
      isEntered={isEntered}
      onBack={onBack}
    />
  );
}
