import { LoadingRegion, Skeleton, Stack, theme } from '@sakina/design-system';
import type { ProviderKind } from '@sakina/platform/contract';
import styled from 'styled-components';
import { lazyPanel, ReadView } from '../../../shared/index.ts';
import { useRevenue } from '../api/revenue.ts';
import { useAdminRevenueText } from '../messages/index.ts';
import type { Period } from '../model/address.ts';
import { datesBefore, granularityOf } from '../model/periods.ts';
import type { Dates } from '../model/periods.ts';
import { BalanceLine } from './BalanceLine.tsx';
import { ByKind } from './ByKind.tsx';
import { GrossToNet } from './GrossToNet.tsx';
import { Ratios } from './Ratios.tsx';
import { SummaryFigures } from './SummaryFigures.tsx';

const RevenueChart = lazyPanel(() => import('./RevenueChart.tsx').then((m) => m.RevenueChart));

/** A table and what is said beside it: seven and five columns of twelve where both have room, else under each other. */
const Books = styled.div`
  container-type: inline-size;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; gap: ${theme.space.x3}; }
  @container (min-width: 58rem) {
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
 * The books of a period: its figures beside those before, their course, the sum with the balances, and the parts by
 * kind of provider with the ratios.
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
          <SummaryFigures figures={revenue.totals} before={before.data?.totals} />
          <RevenueChart periods={revenue.periods} granularity={granularity} />
          <Books>
            <div>
              <GrossToNet figures={revenue.totals} before={before.data?.totals} />
              <BalanceLine figures={revenue.totals} balance={revenue.balance} />
              <ByKind revenue={revenue} onKind={onKind} />
              <Ratios figures={revenue.totals} before={before.data?.totals} hasFailed={before.error !== undefined} />
            </div>
          </Books>
        </Stack>
      )}
    </ReadView>
  );
}
