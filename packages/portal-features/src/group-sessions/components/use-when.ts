import { useFormat } from '@sakina/platform/react';
import { useGroupsText } from '../messages/index.ts';
import { wallClock } from '../model/wall-clock.ts';

/** Returns a function that says a stretch of time in a zone: 'Tuesday, November 24, 6:30 – 7:45 PM, Eastern Time'. */
export function useWhen(): (span: { startsAt: string; endsAt: string }, timeZone: string) => string {
  const t = useGroupsText();
  const format = useFormat();
  return ({ startsAt, endsAt }, timeZone) => {
    const isOneDay = wallClock(startsAt, timeZone).date === wallClock(endsAt, timeZone).date;
    return t(isOneDay ? 'when' : 'when.days', {
      day: format.day(startsAt, timeZone),
      range: format.timeRange(startsAt, endsAt, timeZone),
      from: format.time(startsAt, timeZone),
      lastDay: format.day(endsAt, timeZone),
      until: format.time(endsAt, timeZone),
      zone: format.zone(timeZone, startsAt),
    });
  };
}
