import { useMemo } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { toCalendarDate, toUtcDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import { CalendarHead } from '../EventCalendar/CalendarHead.tsx';
import type { HeadingLevel } from '../Text/index.ts';
import { useSchedule } from './schedule-context.ts';

interface ScheduleHeadProps {
  dates: readonly IsoDate[];
  date: IsoDate;
  today: IsoDate | undefined;
  hijriOffset: number | undefined;
  headingLevel: HeadingLevel;
  onDateChange: (date: IsoDate) => void;
}

/** The title of the days shown, in both calendars where asked, and the buttons to other days. */
export function ScheduleHead({ dates, date, today, hijriOffset, headingLevel, onDateChange }: ScheduleHeadProps) {
  const { words } = useSchedule();
  const { locale } = useLocale();
  const span = useMemo(
    () =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        calendar: 'gregory',
        timeZone: 'UTC',
      }),
    [locale],
  );
  const [first, last] = [dates[0], dates.at(-1)];
  const count = dates.length;
  if (!first || !last) return null;
  return (
    <CalendarHead
      title={span.formatRange(toUtcDate(first), toUtcDate(last))}
      subtitle={hijriOffset === undefined ? undefined : words.hijriSpan(first, last, hijriOffset)}
      headingLevel={headingLevel}
      previousLabel={words.t('previousDays', { count })}
      nextLabel={words.t('nextDays', { count })}
      onTurn={(by) =>
        onDateChange(
          toCalendarDate(date)
            ?.add({ days: by * count })
            .toString() ?? date,
        )
      }
      onToday={today ? () => onDateChange(today) : undefined}
    />
  );
}
