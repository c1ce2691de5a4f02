import { listProviderMovements } from '@sakina/platform/contract';
import { useAdminRevenueText } from '../messages/index.ts';
import type { Dates } from '../model/periods.ts';
import { Movements } from './Movements.tsx';
import { useCursorRows } from '../../shared/index.ts';

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
  const { read, rows, server } = useCursorRows(listProviderMovements, {
    params: { id: providerId },
    query: { ...dates, limit: 100 },
  });
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
