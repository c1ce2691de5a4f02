import { EmptyState, Section, Stack, Stat, Text, StatGroup } from '@sakina/design-system';
import { getOutcomes } from '@sakina/platform/contract';
import type { Outcomes as Read } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useAnalyticsText } from '../messages/index.ts';
import { CASENESS, shareOf } from '../model/shares.ts';
import { FiguresLoading } from './FiguresLoading.tsx';
import { InstrumentCourse } from './InstrumentCourse.tsx';

const isEmpty = ({ clients, measures }: Read) =>
  clients.active + clients.discharged === 0 && measures.every(({ points }) => points.length === 0);

/**
 * How clients are doing by their questionnaires. Who is not measured comes first: what follows is of the
 * others. What is of fewer than five people is hidden.
 */
export function Outcomes() {
  const t = useAnalyticsText();
  const read = useOperation(getOutcomes, { query: {} });
  return (
    <ReadView
      read={read}
      loading={<FiguresLoading label={t('outcomes.loading')} />}
      isEmpty={isEmpty}
      empty={<EmptyState title={t('outcomes.empty.title')}>{t('outcomes.empty.body')}</EmptyState>}
    >
      {(outcomes) => (
        <Stack gap="x6">
          <Measured outcomes={outcomes} />
          <Recovery outcomes={outcomes} />
          {outcomes.measures.map((measure) => (
            <InstrumentCourse key={measure.instrument} measure={measure} minimumGroup={outcomes.minimumGroup} />
          ))}
        </Stack>
      )}
    </ReadView>
  );
}

function Measured({ outcomes: { measured, asOf } }: { outcomes: Read }) {
  const t = useAnalyticsText();
  const format = useFormat();
  if (!measured) return null;
  const percent = shareOf(measured.measured, measured.active);
  const missing = measured.active - measured.measured;
  return (
    <Section title={t('measured')} description={t('attendance.asOf', { day: format.shortDate(asOf) })}>
      <StatGroup>
        <Stat
          label={t('measured.share')}
          value={percent === null ? t('unknown') : format.percent(percent)}
          amount={percent ?? undefined}
          unit={t('measured.of', { measured: measured.measured, active: measured.active })}
        />
        <Stat
          label={t('measured.missing')}
          value={percent === null ? t('unknown') : format.percent(100 - percent)}
          amount={percent === null ? undefined : missing}
          unit={t('measured.missing.of', { count: missing })}
        />
      </StatGroup>
      <Text measure>{t('measured.means')}</Text>
    </Section>
  );
}

function Recovery({ outcomes: { recovery, minimumGroup } }: { outcomes: Read }) {
  const t = useAnalyticsText();
  const format = useFormat();
  if (!recovery) return null;
  const { cases, recovered, reliablyRecovered } = recovery;
  const isHidden = cases === null || recovered === null || reliablyRecovered === null;
  const share = (part: number, whole: number) => {
    const percent = shareOf(part, whole);
    return percent === null ? t('unknown') : format.percent(percent);
  };
  return (
    <Section title={t('recovery')} description={t('recovery.means', { phq9: CASENESS.PHQ_9, gad7: CASENESS.GAD_7 })}>
      {isHidden ? (
        <Text measure>{t('hidden', { count: minimumGroup })}</Text>
      ) : (
        <StatGroup>
          <Stat label={t('recovery.cases')} value={format.number(cases)} amount={cases} />
          <Stat
            label={t('recovery.recovered')}
            value={share(recovered, cases)}
            amount={cases === 0 ? undefined : recovered}
            unit={t('people', { count: recovered })}
          />
          <Stat
            label={t('recovery.reliably')}
            value={share(reliablyRecovered, cases)}
            amount={cases === 0 ? undefined : reliablyRecovered}
            unit={t('people', { count: reliablyRecovered })}
          />
        </StatGroup>
      )}
    </Section>
  );
}
