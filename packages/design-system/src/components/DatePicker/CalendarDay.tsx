import type { CalendarDate } from '@internationalized/date';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { Day } from './MonthCalendar.styles.ts';
import { toUtcDate } from './iso-date.ts';

interface CalendarDayProps {
  date: CalendarDate;
  isToday: boolean;
  /** Shown under the number. */
  figure?: number | undefined;
  /** Said after the day's name. */
  description?: string | undefined;
}

/** One day of a month, named in full: 'Tuesday, November 24, 6 free times'. */
export function CalendarDay({ date, isToday, figure, description }: CalendarDayProps) {
  const t = useDesignSystemText();
  const { locale } = useLocale();
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', calendar: 'gregory', timeZone: 'UTC' }).format(toUtcDate(date.toString()));

  /** React Aria's own name asks the machine's clock for today; ours is told, and adds what the day has. */
  function fullName(isSelected: boolean): string {
    const parts = [name, isToday ? t('today') : '', isSelected ? t('chosen') : '', description ?? ''].filter(Boolean);
    return parts.reduce((said, part) => t('listPair', { first: said, second: part }));
  }
  return (
    <Day
      date={date}
      data-figure={figure || undefined}
      data-this-day={isToday || undefined}
      render={(props, { isSelected }) => <div {...props} aria-label={fullName(isSelected)} />}
    />
  );
}
