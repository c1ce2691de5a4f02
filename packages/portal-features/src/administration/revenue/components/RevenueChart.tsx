import { StackedBarChart } from '@sakina/design-system';
import type { PlatformRevenue, RevenueGranularity } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useAdminRevenueText } from '../messages/index.ts';

export interface RevenueChartProps {
  /** The money of each part of the period. */
  periods: PlatformRevenue['periods'];
  /** How long each part of the period is. */
  granularity: RevenueGranularity;
}

/** What providers earned and what we kept over the period; its table says the same figures. */
export function RevenueChart({ periods, granularity }: RevenueChartProps) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const currency = periods[0]?.gross.currency ?? 'USD';
  return (
    <StackedBarChart
      title={t('chart.title')}
      description={t(`chart.${granularity}`)}
      categoryLabel={t('chart.category')}
      parts={[
        { id: 'net', label: t('sum.net') },
        { id: 'fees', label: t('chart.fees') },
      ]}
      bars={periods.map(({ startsOn, net, platformFees }) => ({
        id: startsOn,
        label: format.date(startsOn, granularity === 'MONTH' ? { month: 'short' } : { day: 'numeric', month: 'short' }),
        values: { net: net.amountMinor, fees: platformFees.amountMinor },
      }))}
      layout="columns"
      format={(value) => format.money({ amountMinor: Math.round(value), currency })}
    />
  );
}
