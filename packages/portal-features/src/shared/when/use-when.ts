import { useFormat } from '@sakina/platform/react';
import { useWhenText } from './messages/index.ts';

/** Returns a function that says a stretch of time in a zone: 'Tuesday, November 24, 10:30 – 11:20 AM, Eastern Time'. */
export function useWhen(): (span: { startsAt: string; endsAt: string }, timeZone: string) => string {
  const t = useWhenText();
  const format = useFormat();
  return ({ startsAt, endsAt }, timeZone) => {
    const isOneDay = format.dateIn(startsAt, timeZone) === format.dateIn(endsAt, timeZone);
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
