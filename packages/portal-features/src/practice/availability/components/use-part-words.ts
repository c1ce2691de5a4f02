import { useFormat } from '@sakina/platform/react';
import { useAvailabilityText } from '../messages/index.ts';
import { useCityOf } from '../../shared/city-of.ts';
import type { HoursPart } from '../model/parts.ts';
import type { HourRange, HoursDraft } from '../model/draft.ts';
import { useClockText } from './use-clock-text.ts';
import { useDayNames } from './use-day-names.ts';
import { useSpanWords } from './use-span-words.ts';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DAY_MINUTES = 1440;

/** A part of the hours in words: what it is called, and what a version says of it. */
export function usePartWords() {
  const t = useAvailabilityText();
  const format = useFormat();
  const cityOf = useCityOf();
  const clock = useClockText();
  const nameOf = useDayNames();
  const spanOf = useSpanWords();
  const hours = (ranges: readonly HourRange[]) => {
    const complete = ranges.filter(({ from, until }) => from !== '' && until !== '');
    return complete.length === 0
      ? t('week.closed')
      : format.list(
          complete.map(({ from, until, modes }) =>
            t('conflict.range', {
              hours: clock.range(from, until),
              modes: format.list(modes.map((mode) => t(`mode.${mode}`))),
            }),
          ),
        );
  };
  const orNone = (lines: readonly string[]) => (lines.length === 0 ? t('conflict.none') : format.list(lines));
  const prayer = ({ around, jumuah, ramadan, method, asr, highLatitude }: HoursDraft['rules']['prayer']) =>
    orNone([
      ...around.map((entry) =>
        t('conflict.around', {
          prayer: t(`prayer.${entry.prayer}`),
          before: spanOf(entry.minutesBefore),
          after: spanOf(entry.minutesAfter),
        }),
      ),
      ...(jumuah?.from && jumuah.until
        ? [t('conflict.jumuah', { hours: clock.range(jumuah.from, jumuah.until) })]
        : []),
      ...(ramadan?.latestEnd
        ? [t('conflict.ramadan', { before: spanOf(ramadan.minutesBeforeIftar), time: clock.time(ramadan.latestEnd) })]
        : []),
      t(`method.${method}`),
      t(`asr.${asr}`),
      t(`latitude.${highLatitude}`),
    ]);
  return {
    nameOf: (part: HoursPart) => (part.id === 'day' ? nameOf(part.day) : t(`part.${part.id}`)),
    saidIn: ({ week, exceptions, rules }: HoursDraft, part: HoursPart): string => {
      switch (part.id) {
        case 'day':
          return hours(week[part.day]);
        case 'exceptions':
          return orNone(
            exceptions.map(({ date, ranges, reason }) =>
              t('conflict.exception', {
                date: format.date(date, DATE),
                hours: ranges.length === 0 ? t('exception.off') : hours(ranges),
                kind: reason === '' ? 'plain' : 'reason',
                reason,
              }),
            ),
          );
        case 'travel':
          return orNone(
            rules.travel.map(({ from, until, timeZone }) =>
              t('conflict.travel', {
                from: format.date(from, DATE),
                until: format.date(until, DATE),
                city: cityOf(timeZone),
              }),
            ),
          );
        case 'notice':
          return spanOf(rules.noticeMinutes);
        case 'horizon':
          return spanOf(rules.horizonDays * DAY_MINUTES);
        case 'buffer':
          return spanOf(rules.bufferMinutes);
        case 'step':
          return spanOf(rules.stepMinutes);
        case 'prayer':
          return prayer(rules.prayer);
      }
    },
  };
}
