import { Grid, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { ProviderKind } from '@sakina/platform/contract';
import { lazyPanel, ReadView } from '../../../shared/index.ts';
import { useRevenue } from '../api/use-revenue.ts';
import { useAdminRevenueText } from '../messages/index.ts';
import type { Period } from '../model/address.ts';
import { datesBefore, granularityOf } from '../model/periods.ts';
import type { Dates } from '../model/periods.ts';
import { BalanceLine } from './BalanceLine.tsx';
import { ByKind } from './ByKind.tsx';
import { GrossToNet } from './GrossToNet.tsx';
import { Ratios } from './Ratios.tsx';

const RevenueChart = lazyPanel(() => import('./RevenueChart.tsx').then((m) => m.RevenueChart));

export interface SummaryProps {
  /** The period that is shown. */
  period: Period;
  /** First and last day of the period. */
  dates: Dates;
  /** Called with a kind of provider that is opened. */
  onKind: (kind: ProviderKind) => void;
}

/**
 * The books of a period: the sum, the balances, the ratios beside those before, the course, and by kind of provider.
 */
export function Summary({ period, dates, onKind }: SummaryProps) {
  const t = useAdminRevenueText();
  const granularity = granularityOf(period);
  const read = useRevenue(dates, granularity);
  const before = useRevenue(datesBefore(dates), granularity);
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('loading')}>
          <Stack gap="x3">
            <Skeleton lines={6} />
            <Skeleton lines={4} />
          </Stack>
        </LoadingRegion>
      }
    >
      {(revenue) => (
        <Stack gap="x3">
          <Grid min="xl" gap="x3">
            <GrossToNet figures={revenue.totals} before={before.data?.totals} />
            <Stack gap="x3">
              <BalanceLine figures={revenue.totals} balance={revenue.balance} />
              <Ratios figures={revenue.totals} before={before.data?.totals} hasFailed={before.error !== undefined} />
            </Stack>
          </Grid>
          <RevenueChart periods={revenue.periods} granularity={granularity} />
          <ByKind revenue={revenue} onKind={onKind} />
        </Stack>
      )}
    </ReadView>
  );
}
