import { GregorianCalendar } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { Grid, Head, Month, Root, Turn, Weekday } from './MonthCalendar.styles.ts';
import { toCalendarDate, toUtcDate } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';

export interface MonthCalendarProps {
  /** Names the calendar. */
  label: string;
  /** The chosen day, or null. */
  value: IsoDate | null;
  /** Called with the day chosen. */
  onChange: (day: IsoDate) => void;
  /** The first day that can be chosen. */
  min?: IsoDate;
  /** The last day that can be chosen. */
  max?: IsoDate;
  /** Today, where the reader is; it is outlined and said. */
  today?: IsoDate;
  /** Whether a day between `min` and `max` cannot be chosen; it can still be reached and heard. */
  isDateUnavailable?: (day: IsoDate) => boolean;
  /** A figure under a day, such as how many times are free. */
  marks?: Readonly<Record<IsoDate, number>>;
  /**
   * What else to say of a day.
   * @default the figure of `marks` as free times
   */
  describeDate?: (day: IsoDate) => string | undefined;
  /** Called with `YYYY-MM` when the reader turns to another month, for data that is read by the month. */
  onMonthChange?: (month: string) => void;
  /** @default false */
  isDisabled?: boolean;
}

const gregorian = () => new GregorianCalendar();

/** A month to choose a day from. Arrow keys move by day and week, Page Up and Down by month. */
export function MonthCalendar({
  label, value, onChange, min, max, today, isDateUnavailable, marks, describeDate, onMonthChange, isDisabled = false,
}: MonthCalendarProps) {
  const t = useDesignSystemText();
  const { locale } = useLocale();
  const chosen = toCalendarDate(value);
  const firstDay = toCalendarDate(min);
  const lastDay = toCalendarDate(max);
  const [focused, setFocused] = useState<CalendarDate | undefined>(chosen ?? firstMarked(marks, min) ?? firstDay ?? toCalendarDate(today));
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    // The owner chose another day: show its month.
    setShownFor(value);
    if (chosen) setFocused(chosen);
  }

  function describe(day: IsoDate): string | undefined {
    if (describeDate) return describeDate(day);
    return marks ? t('freeTimes', { count: marks[day] ?? 0 }) : undefined;
  }
  function moveFocus(day: CalendarDate) {
    setFocused(day);
    const month = day.toString().slice(0, 7);
    if (month !== focused?.toString().slice(0, 7)) onMonthChange?.(month);
  }
  return (
    <Root
      aria-label={label}
      createCalendar={gregorian}
      value={chosen ?? null}
      onChange={(day) => day && onChange(day.toString())}
      {...(focused ? { focusedValue: focused } : {})}
      onFocusChange={moveFocus}
      {...(firstDay ? { minValue: firstDay } : {})}
      {...(lastDay ? { maxValue: lastDay } : {})}
      isDateUnavailable={(day) => isDateUnavailable?.(day.toString()) ?? false}
      isDisabled={isDisabled}
    >
      <Head>
        <Turn slot="previous" aria-label={t('previousMonth')}><ChevronLeft aria-hidden /></Turn>
        <Month />
        <Turn slot="next" aria-label={t('nextMonth')}><ChevronRight aria-hidden /></Turn>
      </Head>
      <Grid weekdayStyle={weekdayStyle(locale)}>
        <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarDay date={date} isToday={date.toString() === today} figure={marks?.[date.toString()]} description={describe(date.toString())} />
          )}
        </CalendarGridBody>
      </Grid>
    </Root>
  );
}

/** Arabic has no short names of days; seven long ones do not fit a phone. The days themselves are named in full. */
function weekdayStyle(locale: string): 'short' | 'narrow' {
  const wednesday = toUtcDate('2026-11-25');
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(wednesday).length > 4 ? 'narrow' : 'short';
}

function firstMarked(marks: Readonly<Record<IsoDate, number>> | undefined, min: IsoDate | undefined): CalendarDate | undefined {
  const days = Object.keys(marks ?? {}).filter((day) => (marks?.[day] ?? 0) > 0 && (!min || day >= min));
  return toCalendarDate(days.sort()[0]);
}
