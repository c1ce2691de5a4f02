import { LineChart } from '@sakina/design-system';
import type { Outcomes } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useAnalyticsText } from '../messages/index.ts';

export interface ScoresChartProps {
  measure: Outcomes['measures'][number];
  /** The least number of people of whom an average is shown. */
  minimumGroup: number;
}

/** The average score by month, as a line and as its table; a month of too few people is a gap. */
export function ScoresChart({ measure, minimumGroup }: ScoresChartProps) {
  const t = useAnalyticsText();
  const format = useFormat();
  const { instrument, maximumScore, points } = measure;
  return (
    <LineChart
      title={t('scores.title', { name: t(`instrument.${instrument}`) })}
      description={t('scores.description', { maximum: maximumScore, count: minimumGroup })}
      series={[
        {
          id: instrument,
          label: t(`instrument.${instrument}`),
          points: points.map(({ month, averageScore }) => ({ date: month, value: averageScore })),
        },
      ]}
      min={0}
      max={maximumScore}
      height="small"
      format={(score) => t('scores.points', { score })}
      formatTick={(score) => format.number(score)}
      emptyText={t('scores.empty', { count: minimumGroup })}
    />
  );
}
