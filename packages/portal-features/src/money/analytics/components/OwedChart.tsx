import { StackedBarChart } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useAnalyticsText } from '../messages/index.ts';
import { BAND_DAYS } from '../model/owed.ts';
import type { OwedBand } from '../model/owed.ts';

export interface OwedChartProps {
  /** What is owed, by how long. */
  bands: readonly OwedBand[];
  /** ISO 4217 code of the amounts. */
  currency: string;
}

/** What is owed by age and by whom, as a chart and as its table. */
export function OwedChart({ bands, currency }: OwedChartProps) {
  const t = useAnalyticsText();
  const format = useFormat();
  return (
    <StackedBarChart
      title={t('owed.chart')}
      categoryLabel={t('owed.chart.category')}
      parts={[
        { id: 'insurers', label: t('source.INSURERS') },
        { id: 'clients', label: t('source.CLIENTS') },
      ]}
      bars={bands.map(({ band, clients, insurers }) => ({
        id: band,
        label: band === 'older' ? t('band.over', { from: BAND_DAYS.older.from }) : t('band.between', BAND_DAYS[band]),
        values: { clients, insurers },
      }))}
      format={(amountMinor) => format.money({ amountMinor: Math.round(amountMinor), currency })}
    />
  );
}
