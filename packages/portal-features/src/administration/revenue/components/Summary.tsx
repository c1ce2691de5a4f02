import { Grid, LoadingRegion, Skeleton, Stack, theme } from '@sakina/design-system';
import type { ProviderKind } from '@sakina/platform/contract';
import styled from 'styled-components';
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

/** The sum and its parts: seven and five columns of twelve where there is room for both, else under each other. */
const Books = styled.div`
  container-type: inline-size;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; gap: ${theme.space.x3}; }
  @container (min-width: 75rem) {
    & > div { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  }
`;

export interface SummaryProps {
  /** The period that is shown. */
  period: Period;
  /** First and last day of the period. */
  dates: Dates;
  /** Called with a kind of provider that is opened. */
  onKind: (kind: ProviderKind) => void;
}

/**
 * The books of a period: the sum, by kind of provider, the course, the balances, and the ratios beside those before.
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
          <Books>
            <div>
              <GrossToNet figures={revenue.totals} before={before.data?.totals} />
              <ByKind revenue={revenue} onKind={onKind} />
            </div>
          </Books>
          <RevenueChart periods={revenue.periods} granularity={granularity} />
          <Grid min="xl" gap="x3">
            <BalanceLine figures={revenue.totals} balance={revenue.balance} />
            <Ratios figures={revenue.totals} before={before.data?.totals} hasFailed={before.error !== undefined} />
          </Grid>
        </Stack>
      )}
    </ReadView>
  );
}
