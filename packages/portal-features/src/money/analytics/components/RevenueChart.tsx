import { BarChart, Stack, Text } from '@sakina/design-system';
import type { IncomeReport, RevenuePeriod } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useAnalyticsText } from '../messages/index.ts';
import { barsOf, isRunning } from '../model/revenue.ts';
import type { RevenueBar } from '../model/revenue.ts';

/** How the days of a bar are written: a day of a week, a month of a year; else the first and the last one. */
const NAMES: Partial<Record<RevenuePeriod, Intl.DateTimeFormatOptions>> = {
  WEEK: { weekday: 'short', day: 'numeric' },
  YEAR: { month: 'short' },
};
const DAY = { day: 'numeric', month: 'short' } as const;

/** The net of a period bar by bar, as a chart and as its table; the sum beneath is that of the figures above. */
export function RevenueChart({ report }: { report: IncomeReport }) {
  const t = useAnalyticsText();
  const format = useFormat();
  const { period, basis = 'CASH', totals, timeZone } = report;
  const { currency } = totals.net;
  const money = (amountMinor: number) => format.money({ amountMinor: Math.round(amountMinor), currency });
  const nameOf = ({ from, to }: RevenueBar) => {
    const short = NAMES[period];
    if (short) return format.date(from, short);
    return format.dateRange(from, to, DAY);
  };
  const bars = barsOf(report, (instant) => format.dateIn(instant, timeZone));
  return (
    <Stack gap="x1">
      <BarChart
        title={t('chart.title')}
        description={t(`chart.description.${basis}`)}
        categoryLabel={t(`chart.category.${period}`)}
        bars={bars.map((bar) => ({ id: bar.from, label: nameOf(bar), value: bar.netMinor }))}
        format={money}
        layout="columns"
        emptyText={t('chart.empty')}
      />
      <Text size="sm" tone="muted" measure>
        {t(isRunning(report) ? 'chart.sum.running' : 'chart.sum', { net: format.money(totals.net) })}
      </Text>
    </Stack>
  );
}
