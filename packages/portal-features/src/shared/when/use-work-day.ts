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
  if (timeZone === readerTimeZone) return t('workDay', work);
  const time = format.time(now, readerTimeZone);
  if (format.dateIn(now, readerTimeZone) === format.dateIn(now, timeZone)) {
    return t('workDay.elsewhere', { ...work, time });
  }
  return t('workDay.otherDay', { ...work, time, otherDay: format.day(now, readerTimeZone) });
}
