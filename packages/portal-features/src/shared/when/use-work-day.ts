import { useFormat } from '@sakina/platform/react';
import { useSharedText } from '../messages/index.ts';

/**
 * Says the zone of a provider's work and the time where the reader is; the account menu names the zone to everyone.
 * @param now The current instant, ISO 8601.
 * @returns null where both clocks say the same, such as London's in winter for a device on UTC.
 */
export function useWorkZone(now: string): string | null {
  const t = useSharedText();
  const format = useFormat();
  const { timeZone, readerTimeZone } = format;
  const time = format.time(now, readerTimeZone);
  const words = { zone: format.zone(timeZone, now), time };
  if (format.dateIn(now, readerTimeZone) !== format.dateIn(now, timeZone))
    return t('workZone.otherDay', { ...words, day: format.day(now, readerTimeZone) });
  return time === format.time(now, timeZone) ? null : t('workZone', words);
}

/**
 * Says the day of a provider's work; where the reader's own clock is another one, also the zone of its times and that
 * clock.
 * @param now The current instant, ISO 8601.
 */
export function useWorkDay(now: string): string {
  const t = useSharedText();
  const day = useFormat().day(now);
  const zone = useWorkZone(now);
  return zone === null ? day : t('workDay', { day, zone });
}
