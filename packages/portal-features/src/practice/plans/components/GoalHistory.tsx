import { Accordion, LineChart, Stack, Text } from '@sakina/design-system';
import type { TreatmentGoal } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { usePlansText } from '../messages/index.ts';
import { scoreChange } from '../model/measure-progress.ts';

/** How a goal came along: chart with its table, what the scores say, and each entry with its note. */
export function GoalHistory({ goal }: { goal: TreatmentGoal }) {
  const t = usePlansText();
  const format = useFormat();
  const { history, measure } = goal;
  // Of several entries of one day the last counts in the chart; all stand in the list.
  const points = [...new Map(history.map(({ at, progress }) => [format.dateIn(at), progress]))];
  const scores = history.flatMap(({ value }) => value ?? []);
  const change = measure?.instrument ? scoreChange(measure.instrument, [measure.baseline, ...scores]) : undefined;
  return (
    <Stack gap="x2">
      <LineChart
        title={t('chart.title')}
        height="small"
        min={0}
        max={100}
        format={(progress) => format.percent(progress)}
        series={[{ id: goal.id, label: t('progress.label'), points: points.map(([date, value]) => ({ date, value })) }]}
      />
      {change !== undefined && (
        <Text size="sm">
          {change === null
            ? t('change.early')
            : [
                t('change.points', { name: measure?.name ?? '', points: change.change }),
                t(
                  change.isDeteriorated
                    ? 'change.worse'
                    : change.isReliable
                      ? 'change.reliable'
                      : change.isFelt
                        ? 'change.felt'
                        : 'change.chance',
                ),
                t(change.isBelowNow ? 'change.belowNow' : change.isCase ? 'change.above' : 'change.below'),
              ].join(' ')}
        </Text>
      )}
      <Accordion
        headingLevel={4}
        items={[
          {
            id: 'entries',
            title: t('entries.title', { count: history.length }),
            content: (
              <Stack as="ul" role="list" gap="x2">
                {history.toReversed().map(({ at, authorName, progress, notes, value }) => (
                  <li key={at}>
                    <Text size="sm" tone="muted">
                      {[
                        format.shortDate(at),
                        authorName,
                        format.percent(progress),
                        value !== undefined && measure && `${measure.name} ${format.number(value)}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                    {notes && <Text dir="auto">{notes}</Text>}
                  </li>
                ))}
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  );
}
