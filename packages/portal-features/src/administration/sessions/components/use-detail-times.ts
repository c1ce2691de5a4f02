import type { KeyValueItem } from '@sakina/design-system';
import type { AdminSession } from '@sakina/platform/contract';
import { offsetMinutes } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { useAdminSessionsText } from '../messages/index.ts';

interface DetailTimes {
  /** The agreed time in every zone concerned, and when it really began and ended. */
  of: (session: AdminSession) => KeyValueItem[];
  /** An instant in the reader's zone, with its day in words. */
  moment: (instant: string) => string;
}

/** Says when a session is: the reader, the provider and the client may be in three zones (CARE-9). */
export function useDetailTimes(): DetailTimes {
  const t = useAdminSessionsText();
  const format = useFormat();
  const span = (from: string, to: string, timeZone: string) =>
    t('detail.time.value', {
      day: format.day(from, timeZone),
      range: format.timeRange(from, to, timeZone),
      zone: format.zone(timeZone, from),
    });
  // Two zones may keep the same time at that moment; repeating it would hide where they differ.
  const unlessOwn = (from: string, to: string, timeZone: string) =>
    offsetMinutes(from, timeZone) === offsetMinutes(from, format.timeZone)
      ? t('detail.time.same')
      : span(from, to, timeZone);
  return {
    moment: (instant) =>
      t('event.time', {
        day: format.relativeDay(instant),
        time: format.time(instant),
        zone: format.zone(format.timeZone, instant),
      }),
    of: ({ startsAt, endsAt, timeZone, clientTimeZone, startedAt, endedAt }) => [
      { term: t('detail.time.own'), value: span(startsAt, endsAt, format.timeZone) },
      { term: t('detail.time.provider'), value: unlessOwn(startsAt, endsAt, timeZone) },
      { term: t('detail.time.client'), value: unlessOwn(startsAt, endsAt, clientTimeZone) },
      ...(startedAt
        ? [
            {
              term: t('detail.time.started'),
              value: endedAt
                ? format.timeRange(startedAt, endedAt)
                : t('detail.time.running', { start: format.time(startedAt) }),
            },
          ]
        : []),
    ],
  };
}
