import { isAtNight } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';
import { compareClocks } from '../model/slot-days.ts';
import type { TimeSpan } from '../model/opening.ts';

/** A session's time in words, in the user's zone and, where the clocks differ, in the provider's. */
export interface When {
  /** 'Thursday, November 26, 2:30 – 3:20 PM, Eastern Time' */
  own: string;
  /** The same time in the provider's zone, marked where it is night there, or null where both clocks show the same. */
  other: string | null;
}

/** Returns a function that formats a time in both zones (CARE-9). */
export function useWhen(): (span: TimeSpan, providerZone: string) => When {
  const t = useBookingText();
  const format = useFormat();
  const words = ({ startsAt, endsAt }: TimeSpan, zone: string) =>
    t('when', {
      day: format.day(startsAt, zone),
      range: format.timeRange(startsAt, endsAt, zone),
      zone: format.zone(zone, startsAt),
    });
  const theirs = (span: TimeSpan, zone: string) =>
    isAtNight(span.startsAt, zone) ? t('when.night', { when: words(span, zone) }) : words(span, zone);
  return (span, providerZone) => ({
    own: words(span, format.timeZone),
    other: compareClocks(span.startsAt, format.timeZone, providerZone) === 'same' ? null : theirs(span, providerZone),
  });
}

/** Returns a function that formats a moment in the user's zone: 'Wednesday, November 25, 2:30 PM, Eastern Time'. */
export function useMoment(): (instant: string) => string {
  const t = useBookingText();
  const format = useFormat();
  return (instant) =>
    t('moment', { day: format.day(instant), time: format.time(instant), zone: format.zone(format.timeZone, instant) });
}
