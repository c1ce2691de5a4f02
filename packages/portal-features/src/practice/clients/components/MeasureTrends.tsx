import { Heading, LineChart, LoadingRegion, Skeleton, Stack, Status, Text } from '@sakina/design-system';
import { getMeasureTrend } from '@sakina/platform/contract';
import type { Instrument, Measure, MeasureTrend } from '@sakina/platform/contract';
import { scoreDirection } from '@sakina/platform/domain';
import { useFormat, useOperation } from '@sakina/platform/react';
import { ReadView, useSeverityText } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import { CASENESS, changeOf, chartPoints, recoveryOf } from '../model/measure-change.ts';

export interface MeasureTrendsProps {
  /** Id of the client. */
  clientId: string;
  /** Questionnaires, as they were read. */
  measures: readonly Measure[];
}

const INSTRUMENTS: readonly Instrument[] = ['PHQ_9', 'GAD_7'];

/** The scores of both questionnaires over time, and what their change means: felt, reliable, recovered. */
export function MeasureTrends({ clientId, measures }: MeasureTrendsProps) {
  const t = useClientsText();
  const answered = INSTRUMENTS.filter((instrument) =>
    measures.some((measure) => measure.instrument === instrument && measure.result !== null),
  );
  if (answered.length === 0) return <Text tone="muted">{t('measures.none')}</Text>;
  return (
    <Stack gap="x4">
      <Recovery clientId={clientId} />
      {answered.map((instrument) => (
        <Trend key={instrument} clientId={clientId} instrument={instrument} measures={measures} />
      ))}
    </Stack>
  );
}

function Recovery({ clientId }: { clientId: string }) {
  const t = useClientsText();
  const phq9 = useOperation(getMeasureTrend, { params: { id: clientId }, query: { instrument: 'PHQ_9' } }).data;
  const gad7 = useOperation(getMeasureTrend, { params: { id: clientId }, query: { instrument: 'GAD_7' } }).data;
  const recovery = recoveryOf(
    phq9 ? changeOf('PHQ_9', phq9.points) : null,
    gad7 ? changeOf('GAD_7', gad7.points) : null,
  );
  if (recovery === null || recovery === 'none') return null;
  return <Status tone="success">{t(`recovery.${recovery}`)}</Status>;
}

function Trend({ clientId, instrument, measures }: MeasureTrendsProps & { instrument: Instrument }) {
  const t = useClientsText();
  const read = useOperation(getMeasureTrend, { params: { id: clientId }, query: { instrument } });
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('measures.loading')}>
          <Skeleton shape="block" size="md" />
        </LoadingRegion>
      }
    >
      {(trend) => <Scores trend={trend} measures={measures} />}
    </ReadView>
  );
}

interface ScoresProps {
  trend: MeasureTrend;
  measures: readonly Measure[];
}

const ITEM_9 = [1, 2, 3] as const;

function Scores({ trend: { instrument, points, maximumScore }, measures }: ScoresProps) {
  const t = useClientsText();
  const format = useFormat();
  const severityWords = useSeverityText();
  const change = changeOf(instrument, points);
  const sinceFirst = scoreDirection(change?.change ?? 0);
  const name = t(`instrument.${instrument}`);
  const last = points.at(-1);
  const flag = measures.find(({ id }) => id === last?.measureId)?.flag;
  const item9 = ITEM_9.find((answer) => answer === flag?.answer);
  return (
    <Stack as="section" gap="x1" aria-label={name}>
      <Heading level={3} size="sm">
        {name}
      </Heading>
      {/* Before any score: a small change says nothing about this answer. */}
      {item9 && <Status tone="danger">{t('trend.item9', { answer: t(`flag.answer.${item9}`) })}</Status>}
      {last && (
        <Text>
          {t('trend.latest', {
            score: last.score,
            maximum: maximumScore,
            severity: severityWords(instrument, last.severity),
            day: format.shortDate(last.at),
          })}
        </Text>
      )}
      {change === null ? (
        <Text tone="muted">{t('trend.early')}</Text>
      ) : (
        <>
          <Text>{t(`trend.last.${scoreDirection(change.sinceLast)}`, { count: Math.abs(change.sinceLast) })}</Text>
          <Status tone={change.isDeteriorated ? 'warning' : change.isReliable ? 'success' : 'neutral'}>
            {sinceFirst === 'SAME'
              ? t('trend.same')
              : t(
                  `trend.${sinceFirst === 'LOWER' ? 'better' : 'worse'}.${change.isReliable ? 'reliable' : change.isFelt ? 'felt' : 'small'}`,
                  { count: Math.abs(change.change) },
                )}
          </Status>
          <Text size="sm" tone="muted">
            {t(change.isCase ? 'trend.case' : 'trend.noCase', { from: CASENESS[instrument] })}
          </Text>
        </>
      )}
      <LineChart
        title={t('trend.title', { name })}
        description={t('trend.description', { maximum: maximumScore })}
        series={[{ id: instrument, label: name, points: chartPoints(points, (at) => format.dateIn(at)) }]}
        bands={[
          { from: 0, to: CASENESS[instrument], label: t('trend.band.below') },
          { from: CASENESS[instrument], to: maximumScore, label: t('trend.band.above') },
        ]}
        min={0}
        max={maximumScore}
        height="small"
        format={(score) => t('trend.points', { score })}
        formatTick={(score) => format.number(score)}
      />
    </Stack>
  );
}
