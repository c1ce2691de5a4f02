import { LineChart, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { getMeasureTrend, listMeasureDefinitions } from '@sakina/platform/contract';
import type { Instrument, MeasureDefinition, MeasureTrend } from '@sakina/platform/contract';
import { useFormat, useOperation, useUser } from '@sakina/platform/react';
import { scoreDirection } from '@sakina/platform/domain';
import { ReadView, useSeverityText } from '../../../../shared/index.ts';
import { useMeasureName } from '../../components/use-measure-name.ts';
import { chartBands } from '../../model/measure-form.ts';
import { useMeasuresText } from './messages/index.ts';

/** Words the way from the first to the latest score: calmly, and whether it is a difference that people feel. */
function useTrendText(): (trend: Pick<MeasureTrend, 'change' | 'isMeaningful'>) => string {
  const t = useMeasuresText();
  return ({ change, isMeaningful }) => {
    if (change === null) return '';
    const direction = scoreDirection(change);
    if (direction === 'SAME') return t('trend.same');
    const which =
      direction === 'LOWER' ? (isMeaningful ? 'better' : 'betterSmall') : isMeaningful ? 'worse' : 'worseSmall';
    return t(`trend.${which}`, { count: Math.abs(change) });
  };
}

/** The scores of one questionnaire over time: in words, as a line, and as a table. */
export function Trend({ instrument }: { instrument: Instrument }) {
  const t = useMeasuresText();
  const user = useUser();
  const read = useOperation(getMeasureTrend, user && { params: { id: user.id }, query: { instrument } });
  const definitions = useOperation(listMeasureDefinitions, {});
  const definition = definitions.data?.items.find((item) => item.instrument === instrument);
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('trend.loading')}>
          <Skeleton shape="block" size="md" />
        </LoadingRegion>
      }
    >
      {(trend) => <Scores trend={trend} definition={definition} />}
    </ReadView>
  );
}

/** The bands behind the line come with the definition; without it the line stands alone. */
function Scores({ trend, definition }: { trend: MeasureTrend; definition: MeasureDefinition | undefined }) {
  const t = useMeasuresText();
  const format = useFormat();
  const measureName = useMeasureName();
  const severityWords = useSeverityText();
  const trendWords = useTrendText();
  const { instrument, points, maximumScore } = trend;
  const last = points.at(-1);
  return (
    <Stack gap="x1">
      <LineChart
        title={measureName(instrument)}
        description={t('trend.description', { maximum: maximumScore })}
        series={[
          {
            id: instrument,
            label: measureName(instrument),
            points: points.map(({ at, score }) => ({ date: format.dateIn(at), value: score })),
          },
        ]}
        bands={definition ? chartBands(definition, (severity) => t(`band.${severity}`)) : []}
        min={0}
        max={maximumScore}
        height="small"
        format={(score) => t('trend.points', { score })}
        formatTick={(score) => format.number(score)}
        emptyText={t('trend.none')}
      />
      {last && (
        <Text measure>
          {[
            t('trend.latest', { score: last.score, severity: severityWords(instrument, last.severity) }),
            trendWords(trend),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      )}
    </Stack>
  );
}
