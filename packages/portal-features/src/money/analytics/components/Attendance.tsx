import { EmptyState, Section, Skeleton, Stack, Stat, Text, StatGroup } from '@sakina/design-system';
import { getOutcomes } from '@sakina/platform/contract';
import type { Outcomes } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { lazyPanel, ReadView } from '../../../shared/index.ts';
import { useAnalyticsText } from '../messages/index.ts';
import { attendanceOf } from '../model/shares.ts';
import type { Attendance as Counts } from '../model/shares.ts';
import { FiguresLoading } from './FiguresLoading.tsx';

const AttendanceChart = lazyPanel(() => import('./AttendanceChart.tsx').then((m) => m.AttendanceChart));

const isEmpty = ({ attendance }: Outcomes) =>
  attendance.completed + attendance.noShow + attendance.cancelledByClient + attendance.cancelledByProvider === 0;

/** How many of the sessions that were to be held were held, and what became of the others. */
export function Attendance() {
  const t = useAnalyticsText();
  const read = useOperation(getOutcomes, { query: {} });
  return (
    <ReadView
      read={read}
      loading={<FiguresLoading label={t('attendance.loading')} />}
      isEmpty={isEmpty}
      empty={<EmptyState title={t('attendance.empty.title')}>{t('attendance.empty.body')}</EmptyState>}
    >
      {({ attendance, retention, asOf, minimumGroup }) => (
        <Stack gap="x4">
          <Held counts={attendanceOf(attendance)} asOf={asOf} />
          <Staying retention={retention} minimumGroup={minimumGroup} />
        </Stack>
      )}
    </ReadView>
  );
}

function Held({ counts, asOf }: { counts: Counts; asOf: string }) {
  const t = useAnalyticsText();
  const format = useFormat();
  const { held, late, noShow, expected, percent } = counts;
  return (
    <Section title={t('attendance')} description={t('attendance.asOf', { day: format.shortDate(asOf) })}>
      <StatGroup>
        <Stat
          label={t('attendance.share')}
          value={percent === null ? t('unknown') : format.percent(percent)}
          amount={percent ?? undefined}
          unit={t('attendance.of', { held, expected })}
        />
        <Stat label={t('attendance.noShow')} value={format.number(noShow)} amount={noShow} />
        <Stat label={t('attendance.late')} value={format.number(late)} amount={late} />
      </StatGroup>
      <Text size="sm" tone="muted" measure>
        {t('attendance.means')}
      </Text>
      <AttendanceChart counts={counts} loading={<Skeleton shape="block" size="lg" />} />
    </Section>
  );
}

function Staying({ retention, minimumGroup }: { retention: Outcomes['retention']; minimumGroup: number }) {
  const t = useAnalyticsText();
  const format = useFormat();
  const { started, cameThreeTimes, retainedPercent, medianSessions } = retention;
  return (
    <Section title={t('staying')} description={t('staying.means')}>
      {retainedPercent === null || medianSessions === null ? (
        <Text measure>{t('hidden', { count: minimumGroup })}</Text>
      ) : (
        <StatGroup>
          <Stat
            label={t('staying.share')}
            value={format.percent(retainedPercent)}
            amount={retainedPercent}
            unit={t('staying.of', { stayed: cameThreeTimes, started })}
          />
          <Stat label={t('staying.median')} value={format.number(medianSessions)} amount={medianSessions} />
        </StatGroup>
      )}
    </Section>
  );
}
