import { Stat, StatGroup, VisuallyHidden } from '@sakina/design-system';
import type { StatProps } from '@sakina/design-system';
import type { PlatformFigures } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { changeOf } from '../../../shared/index.ts';
import { useAdminRevenueText } from '../messages/index.ts';

export interface SummaryFiguresProps {
  /** The figures of the period. */
  figures: PlatformFigures;
  /** Of as many days right before, where they are known. */
  before: PlatformFigures | undefined;
}

/** The five figures of a period, each beside as many days right before. Sums are in minor units of their currency. */
export function SummaryFigures({ figures, before }: SummaryFiguresProps) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const { currency } = figures.gross;
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const entries = [
    { label: t('figure.gross'), of: ({ gross }: PlatformFigures) => gross.amountMinor, write: money },
    { label: t('sum.refunds'), of: ({ refunds }: PlatformFigures) => refunds.amountMinor, write: money },
    { label: t('chart.fees'), of: ({ platformFees }: PlatformFigures) => platformFees.amountMinor, write: money },
    { label: t('sum.net'), of: ({ net }: PlatformFigures) => net.amountMinor, write: money },
    {
      label: t('ratio.sessions'),
      of: ({ completedSessions }: PlatformFigures) => completedSessions,
      write: (count: number) => format.number(count),
    },
  ];
  function comparisonOf(now: number, earlier: number, write: (value: number) => string): StatProps['comparison'] {
    const { direction, percent } = changeOf(now, earlier);
    const text =
      percent === null || direction === 'level'
        ? t('figure.before', { before: write(earlier) })
        : t(`figure.${direction}`, { percent: format.percent(percent), before: write(earlier) });
    return { direction, text };
  }
  return (
    <section aria-labelledby="revenue-figures">
      <VisuallyHidden as="h2" id="revenue-figures">
        {t('figures')}
      </VisuallyHidden>
      <StatGroup>
        {entries.map(({ label, of, write }) => {
          const value = of(figures);
          const comparison = before && comparisonOf(value, of(before), write);
          return (
            <Stat key={label} label={label} value={write(value)} amount={value} {...(comparison && { comparison })} />
          );
        })}
      </StatGroup>
    </section>
  );
}
