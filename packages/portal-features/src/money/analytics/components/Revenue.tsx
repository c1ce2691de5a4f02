import { Button, EmptyState, Stack } from '@sakina/design-system';
import { getRevenue } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { errorCase, ReadView } from '../../../shared/index.ts';
import { useAnalyticsText } from '../messages/index.ts';
import type { AnalyticsPlace } from '../model/place.ts';
import { isBy, isNothing } from '../model/revenue.ts';
import { FiguresLoading } from './FiguresLoading.tsx';
import { RevenueControls } from './RevenueControls.tsx';
import { RevenueReport } from './RevenueReport.tsx';

export interface RevenueProps {
  /** What is shown, from the address. */
  place: AnalyticsPlace;
  /** Called when something else is shown; the app writes it to the address. */
  onPlaceChange: (next: AnalyticsPlace) => void;
}

/** What was earned in a period, beside the one before, by cash or by service date. */
export function Revenue({ place, onPlaceChange }: RevenueProps) {
  const t = useAnalyticsText();
  const { period, basis, on } = place;
  // The period shown stays until the next one is there; the answer says which it is.
  const read = useOperation(
    getRevenue,
    { query: { period, basis, ...(on !== null && { on }) } },
    { keepPrevious: true },
  );
  const loading = <FiguresLoading label={t('revenue.loading')} />;
  return (
    <Stack gap="x4">
      <RevenueControls place={place} onPlaceChange={onPlaceChange} report={read.data} />
      <ReadView
        read={read}
        loading={loading}
        isEmpty={(report) => isBy(report, place) && isNothing(report)}
        empty={<EmptyState title={t('revenue.empty.title')}>{t('revenue.empty.body')}</EmptyState>}
        describeError={(error) =>
          errorCase(error) === 'invalid' ? (
            <EmptyState
              title={t('revenue.ahead.title')}
              illustration={null}
              action={
                <Button variant="secondary" onPress={() => onPlaceChange({ ...place, on: null })}>
                  {t('revenue.ahead.action')}
                </Button>
              }
            >
              {t('revenue.ahead.body')}
            </EmptyState>
          ) : undefined
        }
      >
        {(report) => {
          // Figures by cash never stand under ‘Service date’, even for a moment.
          if (!isBy(report, place)) return read.error ? null : loading;
          return <RevenueReport report={report} />;
        }}
      </ReadView>
    </Stack>
  );
}
