import { useFormat } from '@sakina/platform/react';
import { useSharedText } from '../messages/index.ts';

/**
 * Says the day of a provider's work and the zone of its times; where the reader's own clock is another one, that one,
 * too.
 * @param now The current instant, ISO 8601.
 */
export function useWorkDay(now: string): string {
  const t = useSharedText();
  const format = useFormat();
  const { timeZone, readerTimeZone } = format;
  const work = { day: format.day(now), zone: format.zone(timeZone, now) };
  const time = format.time(now, readerTimeZone);
  if (format.dateIn(now, readerTimeZone) === format.dateIn(now, timeZone)) {
    // Another zone with the same clock, such as London’s in winter for a device on UTC, is no other time.
    return time === format.time(now, timeZone) ? t('workDay', work) : t('workDay.elsewhere', { ...work, time });
  }
  return t('workDay.otherDay', { ...work, time, otherDay: format.day(now, readerTimeZone) });
}
