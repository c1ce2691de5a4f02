import type { CalendarDate } from '@internationalized/date';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { Day } from './MonthCalendar.styles.ts';
import { dayFormat, hijriText } from './hijri.ts';
import type { IsoDate } from './iso-date.ts';
import { toUtcDate } from './iso-date.ts';

/** What a day shows beyond its number. */
interface DayFacts {
  isToday: boolean;
  /** Shown under the number. */
  figure?: number | undefined;
  /** Said after the day's name. */
  description?: string | undefined;
  /** The day in the other calendar: the visible number. */
  otherNumber?: string | undefined;
  /** Days by which the Hijri date is off; undefined where there is no second calendar. */
  hijriOffsetDays?: number | undefined;
}

interface CalendarDayProps extends DayFacts {
  /** The day of the grid. */
  date: CalendarDate;
  /** The real day. */
  iso: IsoDate;
}

/** One day of a month, named in full: 'Tuesday, November 24, 6 free times'. */
export function CalendarDay({
  date,
  iso,
  isToday,
  figure,
  description,
  otherNumber,
  hijriOffsetDays,
}: CalendarDayProps) {
  const t = useDesignSystemText();
  const { locale } = useLocale();
  const name = dayFormat(locale, 'gregorian', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    toUtcDate(iso),
  );
  const hijri = hijriOffsetDays === undefined ? '' : hijriText(iso, locale, hijriOffsetDays);

  /**
   * React Aria's own name reads the system clock for today; ours gets today as a prop and adds the marks of the day.
   */
  function fullName(isSelected: boolean): string {
    const parts = [name, hijri, isToday ? t('today') : '', isSelected ? t('chosen') : '', description ?? ''].filter(
      Boolean,
    );
    return parts.reduce((said, part) => t('listPair', { first: said, second: part }));
  }
  return (
    <Day
      date={date}
      data-figure={figure ? new Intl.NumberFormat(locale).format(figure) : undefined}
      data-other={otherNumber || undefined}
      data-this-day={isToday || undefined}
      render={(props, { isSelected }) => <div {...props} aria-label={fullName(isSelected)} />}
    />
  );
}
