import { BarChart } from '@sakina/design-system';
import { useAnalyticsText } from '../messages/index.ts';
import type { Attendance } from '../model/shares.ts';

const KINDS = ['held', 'noShow', 'late', 'inTime', 'byProvider'] as const;

/** What became of all sessions that were booked, as a chart and as its table. */
export function AttendanceChart({ counts }: { counts: Attendance }) {
  const t = useAnalyticsText();
  return (
    <BarChart
      title={t('attendance.chart')}
      categoryLabel={t('attendance.chart.category')}
      layout="rows"
      bars={KINDS.map((id) => ({ id, label: t(`attendance.${id}`), value: counts[id] }))}
      format={(count) => t('sessions', { count })}
    />
  );
}
