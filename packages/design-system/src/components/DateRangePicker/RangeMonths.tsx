import { GregorianCalendar, startOfMonth, endOfMonth } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import { CalendarGridBody, CalendarGridHeader, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { dayFormat, monthsText } from '../DatePicker/hijri.ts';
import { toCalendarDate, toUtcDate } from '../DatePicker/iso-date.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import { weekdayStyle } from '../DatePicker/weekday.ts';
import { Calendar, Cell, Grid, Head, MonthTitle, Months, Turn, Weekday } from './DateRangePicker.styles.ts';
import type { DayRange, RangeLimits } from './range.ts';

interface RangeMonthsProps extends RangeLimits {
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
  today: IsoDate | undefined;
  /** How many months stand beside each other. */
  months: 1 | 2;
}

const gregorian = () => new GregorianCalendar();

/** One or two months in which a span is chosen: its first day, then its last. */
export function RangeMonths({ label, value, onChange, today, months, min, max, maxDays }: RangeMonthsProps) {
  const t = useDesignSystemText();
  const { locale } = useLocale();
  const [start, end, firstDay, lastDay] = [
    toCalendarDate(value.start),
    toCalendarDate(value.end),
    toCalendarDate(min),
    toCalendarDate(max),
  ];
  const shown = start ?? lastDay ?? toCalendarDate(today);
  return (
    <Calendar
      aria-label={label}
      createCalendar={gregorian}
      value={start && end && end.compare(start) >= 0 ? { start, end } : null}
      onChange={(range) => onChange({ start: range.start.toString(), end: range.end.toString() })}
      {...(shown ? { defaultFocusedValue: shown } : {})}
      {...(firstDay ? { minValue: firstDay } : {})}
      {...(lastDay ? { maxValue: lastDay } : {})}
      isDateUnavailable={(day, anchor) => Boolean(maxDays && anchor && Math.abs(day.compare(anchor)) >= maxDays)}
      allowsNonContiguousRanges
      autoFocus
      visibleDuration={{ months }}
      pageBehavior="single"
      selectionAlignment="end"
      data-two={months === 2 || undefined}
    >
      <Head>
        <Turn slot="previous" aria-label={t('previousMonth')}>
          <ChevronLeft aria-hidden />
        </Turn>
        <Turn slot="next" aria-label={t('nextMonth')}>
          <ChevronRight aria-hidden />
        </Turn>
      </Head>
      <Months data-two={months === 2 || undefined}>
        {Array.from({ length: months }, (_, offset) => (
          <div key={offset}>
            <Title offset={offset} />
            <Grid offset={{ months: offset }} weekdayStyle={weekdayStyle(locale)}>
              <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <RangeDay date={date} isToday={date.toString() === today} />}
              </CalendarGridBody>
            </Grid>
          </div>
        ))}
      </Months>
    </Calendar>
  );
}

/** The name of one of the months. */
function Title({ offset }: { offset: number }) {
  const { locale } = useLocale();
  const state = use(RangeCalendarStateContext);
  if (!state) return null;
  const month = state.visibleRange.start.add({ months: offset });
  return (
    <MonthTitle>
      {monthsText(startOfMonth(month).toString(), endOfMonth(month).toString(), locale, 'gregorian')}
    </MonthTitle>
  );
}

interface RangeDayProps {
  date: CalendarDate;
  isToday: boolean;
}

/** One day, named in full with what it is in the span. */
function RangeDay({ date, isToday }: RangeDayProps) {
  const t = useDesignSystemText();
  const { locale } = useLocale();
  const name = dayFormat(locale, 'gregorian', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    toUtcDate(date.toString()),
  );
  const nameOf = (isSelected: boolean) =>
    [name, isToday ? t('today') : '', isSelected ? t('chosen') : '']
      .filter(Boolean)
      .reduce((said, part) => t('listPair', { first: said, second: part }));
  return (
    <Cell
      date={date}
      data-this-day={isToday || undefined}
      render={(props, { isSelected }) => <div {...props} aria-label={nameOf(isSelected)} />}
    />
  );
}
