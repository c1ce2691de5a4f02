import { Section, Skeleton, Stat, Text, StatGroup } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { lazyPanel } from '../../../shared/index.ts';
import { useAnalyticsText } from '../messages/index.ts';
import { BAND_DAYS } from '../model/owed.ts';
import type { OwedBand } from '../model/owed.ts';
import { shareOf } from '../model/shares.ts';

const OwedChart = lazyPanel(() => import('./OwedChart.tsx').then((m) => m.OwedChart));

export interface OwedFiguresProps {
  /** What is owed, by how long. */
  bands: readonly OwedBand[];
  /** ISO 4217 code of the amounts. */
  currency: string;
}

/** What is owed by clients and by insurers, how much of it is old, and the chart by age. */
export function OwedFigures({ bands, currency }: OwedFiguresProps) {
  const t = useAnalyticsText();
  const format = useFormat();
  const sum = (of: (band: OwedBand) => number, from: readonly OwedBand[] = bands) =>
    from.reduce((total, band) => total + of(band), 0);
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const insurers = sum((band) => band.insurers);
  const clients = sum((band) => band.clients);
  const whole = clients + insurers;
  const old = sum(
    (band) => band.clients + band.insurers,
    bands.filter(({ band }) => band === 'd120' || band === 'older'),
  );
  const percent = shareOf(old, whole);
  return (
    <Section title={t('owed')} description={t('owed.lead')}>
      <StatGroup>
        <Stat label={t('owed.total')} value={money(whole)} amount={whole} />
        <Stat label={t('owed.insurers')} value={money(insurers)} amount={insurers} />
        <Stat label={t('owed.clients')} value={money(clients)} amount={clients} />
        <Stat
          label={t('owed.old', { count: BAND_DAYS.d90.to })}
          value={percent === null ? t('unknown') : format.percent(percent)}
          amount={percent === null ? undefined : old}
          unit={money(old)}
        />
      </StatGroup>
      <Text size="sm" tone="muted" measure>
        {t('owed.means')}
      </Text>
      <OwedChart bands={bands} currency={currency} loading={<Skeleton shape="block" size="lg" />} />
    </Section>
  );
}
