import { GregorianCalendar, IslamicUmalquraCalendar } from '@internationalized/date';
import { CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar';
import { useState } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { CalendarChoice } from './CalendarChoice.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { Frame, Grid, Root, Weekday } from './MonthCalendar.styles.ts';
import { MonthHead } from './MonthHead.tsx';
import { useFirstCalendar } from './calendar-props.ts';
import type { TwoCalendarProps } from './calendar-props.ts';
import { dayFormat, hijriOffset, shiftDay } from './hijri.ts';
import { toCalendarDate, toUtcDate } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';
import { shownDays } from './shown-day.ts';
import { movedWeekday, weekdayStyle } from './weekday.ts';

export interface MonthCalendarProps extends TwoCalendarProps {
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
  /**
   * Whether no day can be chosen now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the chosen day takes focus when the month appears, as in a picker that was just opened.
   * @default false
   */
  hasAutoFocus?: boolean;
}

const gregorian = () => new GregorianCalendar();
const hijri = () => new IslamicUmalquraCalendar();

/** A month to choose a day from. Arrow keys move by day and week, Page Up and Down by month. */
export function MonthCalendar(props: MonthCalendarProps) {
  const {
    label,
    value,
    onChange,
    min,
    max,
    today,
    isDateUnavailable,
    marks,
    describeDate,
    onMonthChange,
    isDisabled = false,
    hasAutoFocus = false,
    hasHijri = false,
    hijriOffsetDays,
  } = props;
  const t = useDesignSystemText();
  const { locale } = useLocale();
  const [first, setFirst] = useFirstCalendar(props);
  const [firstAtOpening] = useState(first);
  const days = shownDays(first, hijriOffsetDays);
  const [focused, setFocused] = useState<IsoDate | undefined>(
    readable(value) ?? firstMarked(marks, min) ?? min ?? today,
  );
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    // The owner chose another day: show its month.
    setShownFor(value);
    if (readable(value)) setFocused(value ?? undefined);
  }
  const other = dayFormat(locale, first === 'hijri' ? 'gregorian' : 'hijri', { day: 'numeric' });
  const [focusedDay, firstDay, lastDay, firstDayOfWeek] = [
    days.show(focused),
    days.show(min),
    days.show(max),
    days.firstDayOfWeek(locale),
  ];

  function describe(day: IsoDate): string | undefined {
    if (describeDate) return describeDate(day);
    return marks ? t('freeTimes', { count: marks[day] ?? 0 }) : undefined;
  }
  /** The number of the day in the calendar that does not come first. */
  function otherNumber(day: IsoDate): string {
    const shown = first === 'hijri' ? day : shiftDay(day, hijriOffset(hijriOffsetDays));
    return other.formatToParts(toUtcDate(shown ?? day)).find((part) => part.type === 'day')?.value ?? '';
  }
  function moveFocus(day: IsoDate) {
    setFocused(day);
    if (day.slice(0, 7) !== focused?.slice(0, 7)) onMonthChange?.(day.slice(0, 7));
  }
  return (
    <Frame>
      {hasHijri && <CalendarChoice value={first} onChange={setFirst} />}
      <Root
        key={`${first}${days.shift}`}
        aria-label={label}
        createCalendar={first === 'hijri' ? hijri : gregorian}
        value={days.show(value) ?? null}
        onChange={(day) => day && 'calendar' in day && onChange(days.read(day))}
        {...(focusedDay ? { focusedValue: focusedDay } : {})}
        onFocusChange={(day) => moveFocus(days.read(day))}
        {...(firstDay ? { minValue: firstDay } : {})}
        {...(lastDay ? { maxValue: lastDay } : {})}
        {...(firstDayOfWeek ? { firstDayOfWeek } : {})}
        isDateUnavailable={(day) => isDateUnavailable?.(days.read(day)) ?? false}
        isDisabled={isDisabled}
        // Focus stays on the choice of calendar after it is changed.
        autoFocus={hasAutoFocus && first === firstAtOpening}
      >
        <MonthHead days={days} hasHijri={hasHijri} hijriOffsetDays={hijriOffsetDays} />
        <Grid weekdayStyle={days.shift ? 'long' : weekdayStyle(locale)} data-two={hasHijri || undefined}>
          <CalendarGridHeader>
            {(day) => <Weekday>{days.shift ? movedWeekday(day, days.shift, locale) : day}</Weekday>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const iso = days.read(date);
              const facts = hasHijri
                ? { otherNumber: otherNumber(iso), hijriOffsetDays: hijriOffset(hijriOffsetDays) }
                : {};
              return (
                <CalendarDay
                  date={date}
                  iso={iso}
                  isToday={iso === today}
                  figure={marks?.[iso]}
                  description={describe(iso)}
                  {...facts}
                />
              );
            }}
          </CalendarGridBody>
        </Grid>
      </Root>
    </Frame>
  );
}

/** The day, or null when the text is not a date. */
function readable(iso: IsoDate | null): IsoDate | undefined {
  return toCalendarDate(iso)?.toString();
}

function firstMarked(
  marks: Readonly<Record<IsoDate, number>> | undefined,
  min: IsoDate | undefined,
): IsoDate | undefined {
  const days = Object.keys(marks ?? {}).filter((day) => (marks?.[day] ?? 0) > 0 && (!min || day >= min));
  return toCalendarDate(days.sort()[0])?.toString();
}
