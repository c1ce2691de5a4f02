import { useFormat } from '@sakina/platform/react';
import { isSameZone } from '@sakina/platform/locale';
import { useWhenText } from './messages/index.ts';

/**
 * Says the day of a provider's work and the zone of its times; where the reader's own clock is another one, that one, too.
 * @param now The current instant, ISO 8601.
 */
export function useWorkDay(now: string): string {
  const t = useWhenText();
  const { day, time, zone, timeZone, readerTimeZone } = useFormat();
  const work = { day: day(now), zone: zone(timeZone, now) };
  if (isSameZone(timeZone, readerTimeZone)) return t('workDay', work);
  return t('workDay.elsewhere', { ...work, time: time(now, readerTimeZone), otherDay: day(now, readerTimeZone) });
}
