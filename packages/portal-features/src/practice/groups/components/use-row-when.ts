import type { HostedGroupSession } from '@sakina/platform/contract';
import { isSameZone } from '@sakina/platform/locale';
import { useFormat } from '@sakina/platform/react';
import { useWhen } from '../../../shared/when/index.ts';
import { useGroupsText } from '../messages/index.ts';

/**
 * Returns a function that says when a meeting is, for a row: 'Tuesday, November 24, 6:30 – 7:45 PM'. The zone is named
 * by the record; a row has it only where it is not the one its host works in.
 */
export function useRowWhen(): (meeting: HostedGroupSession) => string {
  const t = useGroupsText();
  const format = useFormat();
  const when = useWhen();
  return (meeting) => {
    const { startsAt, endsAt, timeZone } = meeting;
    if (!isSameZone(timeZone, format.timeZone)) return when(meeting, timeZone);
    return t('row.when', { day: format.day(startsAt), range: format.timeRange(startsAt, endsAt) });
  };
}
