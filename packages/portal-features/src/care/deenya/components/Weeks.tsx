import { Accordion, LineChart, Stack, Text } from '@sakina/design-system';
import type { CheckIn, CheckInTrend } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useDeenyaText } from '../messages/index.ts';
import { CheckInWords } from './CheckInWords.tsx';

export interface WeeksProps {
  /** The check-ins by weeks. */
  trend: CheckInTrend;
  /** The check-ins of the last days, newest first. */
  days: readonly CheckIn[];
}

/** The weeks in words, drawn, and day by day. */
export function Weeks({ trend, days }: WeeksProps) {
  const t = useDeenyaText();
  const format = useFormat();
  const { weeks, mood, lighterWith, heavierWith } = trend;
  const named = (tags: CheckInTrend['lighterWith']) => format.list(tags.map((id) => t(`tag.${id}`)));
  const series = (['mood', 'energy'] as const).map((id) => ({
    id,
    label: t(`weeks.${id}`),
    points: weeks.map((week) => ({ date: week.startsOn, value: week[id] })),
  }));
  return (
    <Stack gap="x3">
      <Stack gap="half">
        <Text measure>{t(`weeks.direction.${mood}`)}</Text>
        {lighterWith.length > 0 && <Text size="sm">{t('weeks.lighter', { list: named(lighterWith) })}</Text>}
        {heavierWith.length > 0 && <Text size="sm">{t('weeks.heavier', { list: named(heavierWith) })}</Text>}
      </Stack>
      <LineChart
        title={t('weeks.chart')}
        description={t('weeks.chartHelp')}
        series={series}
        min={1}
        max={5}
        hasZero={false}
        height="small"
        summary="hidden"
        format={(value) => t('weeks.point', { value: format.number(value) })}
        formatTick={(value) => format.number(value)}
      />
      {days.length > 0 && (
        <Accordion
          items={days.map((day) => ({
            id: day.id,
            title: format.date(day.on),
            content: <CheckInWords checkIn={day} />,
          }))}
        />
      )}
    </Stack>
  );
}
