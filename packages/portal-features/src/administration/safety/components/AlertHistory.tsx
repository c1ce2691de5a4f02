import { Text, Timeline } from '@sakina/design-system';
import type { SafetyAct } from '@sakina/platform/contract';
import { Facts, usePlaceTime } from '../../shared/index.ts';
import { useAdminSafetyText } from '../messages/index.ts';

/** What was done about an alert, the oldest first; the same stands in the audit log. */
export function AlertHistory({ acts }: { acts: readonly SafetyAct[] }) {
  const t = useAdminSafetyText();
  const moment = usePlaceTime();
  return (
    <Facts title={t('history')}>
      {acts.length === 0 ? (
        <Text tone="muted">{t('history.none')}</Text>
      ) : (
        <Timeline
          label={t('history')}
          events={acts.map(({ at, byName, kind, toName, note }, index) => ({
            id: `${index}`,
            title: t(`act.${kind}`, { name: byName, to: toName ?? '' }),
            time: moment(at),
            dateTime: at,
            ...(note !== null && { children: <bdi>{note}</bdi> }),
          }))}
        />
      )}
    </Facts>
  );
}
