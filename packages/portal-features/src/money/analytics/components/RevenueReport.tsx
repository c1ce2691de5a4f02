import { Section, Skeleton, Stack, Stat, StatGroup, Text } from '@sakina/design-system';
import type { IncomeReport } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { addDays } from '@sakina/platform/format';
import { changeOf, lazyPanel } from '../../../shared/index.ts';
import { useNetSentence } from '../../shared/net-sentence/use-net-sentence.ts';
import { useAnalyticsText } from '../messages/index.ts';
import { beforeOf, explanationOf, isRunning } from '../model/revenue.ts';
import { RevenueTables } from './RevenueTables.tsx';

/**
 * Writes a period by its first and last day: 'Nov 1 – 30, 2026'.
 * @param timeZone The provider's, in which the period begins and ends at midnight.
 */
function useSpanText(timeZone: string): (span: { from: string; to: string }) => string {
  const format = useFormat();
  return ({ from, to }) => format.dateRange(format.dateIn(from, timeZone), addDays(format.dateIn(to, timeZone), -1));
}

const RevenueChart = lazyPanel(() => import('./RevenueChart.tsx').then((m) => m.RevenueChart));

const SUMS = ['gross', 'refunds', 'net'] as const;

/** The figures of a period with what changed, the chart, and where the money came from. */
export function RevenueReport({ report }: { report: IncomeReport }) {
  const t = useAnalyticsText();
  const format = useFormat();
  const netSentence = useNetSentence();
  const spanText = useSpanText(report.timeZone);
  const { totals, previous } = report;
  const { currency } = totals.net;
  const before = beforeOf(report);
  const explanation = explanationOf(report);
  const money = (amountMinor: number) => format.money({ amountMinor, currency });

  function comparison(now: number, then: number, words: string) {
    const { direction, percent } = changeOf(now, then);
    const text =
      direction === 'level'
        ? t('compare.level')
        : percent === null
          ? t('compare.plain', { before: words })
          : t(`compare.${direction}`, { percent: format.percent(percent), before: words });
    return { direction, text };
  }
  const way = (amountMinor: number) => changeOf(amountMinor, 0).direction;

  return (
    <Stack gap="x4">
      <Section
        title={spanText(report)}
        description={t(isRunning(report) ? 'compare.running' : 'compare.ended', { before: spanText(previous) })}
      >
        <StatGroup>
          {SUMS.map((id) => (
            <Stat
              key={id}
              label={t(`sum.${id}`)}
              value={format.money(totals[id])}
              amount={totals[id].amountMinor}
              comparison={comparison(totals[id].amountMinor, before[id].amountMinor, format.money(before[id]))}
            />
          ))}
          <Stat
            label={t('sum.sessions')}
            value={format.number(totals.sessionCount)}
            amount={totals.sessionCount}
            comparison={comparison(totals.sessionCount, before.sessionCount, format.number(before.sessionCount))}
          />
        </StatGroup>
        <Text measure>{netSentence(totals)}</Text>
        {explanation && (
          <Text measure>
            {t('explain', {
              countWay: way(explanation.byCountMinor),
              count: money(Math.abs(explanation.byCountMinor)),
              amountWay: way(explanation.byAmountMinor),
              amount: money(Math.abs(explanation.byAmountMinor)),
            })}
          </Text>
        )}
      </Section>
      <RevenueChart report={report} loading={<Skeleton shape="block" size="lg" />} />
      <RevenueTables report={report} />
    </Stack>
  );
}
