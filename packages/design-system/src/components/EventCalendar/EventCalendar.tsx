import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import { ErrorState } from '../ErrorState/index.ts';
import type { HeadingLevel } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { DayPanel } from './DayPanel.tsx';
import { bodyStyle, noteStyle, rootStyle } from './EventCalendar.styles.ts';
import { addMonths } from './month-grid.ts';
import type { WeekStart } from './month-grid.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useCalendarWords } from './use-calendar-words.ts';
import { useMonth } from './use-month.ts';

export interface EventCalendarProps extends Omit<HTMLAttributes<HTMLElement>, 'onChange'> {
  /** Names the calendar. */
  label: string;
  /** The events; those outside the days shown are ignored. */
  events: readonly CalendarEvent[];
  /** The month shown, as `YYYY-MM`. */
  month: string;
  /** Called with the month to show when the reader turns to another. */
  onMonthChange: (month: string) => void;
  /** The day that is open, or null. */
  value: IsoDate | null;
  /** Called with the day that the reader opens. */
  onChange: (day: IsoDate) => void;
  /** IANA zone of the days and times. */
  timeZone: string;
  /** Today, where the reader is. */
  today?: IsoDate;
  /** Called with an event when it is opened; left out, its day is opened. */
  onOpenEvent?: (event: CalendarEvent) => void;
  /**
   * Whether the Hijri day (Umm al-Qura) is shown beside the Gregorian one.
   * @default false
   */
  hasHijri?: boolean;
  /**
   * Days, from -2 to 2, by which the Hijri date is moved for communities that sight the moon themselves.
   * @default 0
   */
  hijriOffsetDays?: number;
  /** The day on which weeks begin; left out, the language's custom. */
  weekStart?: WeekStart;
  /**
   * Events shown per day; the rest is shown as a number.
   * @default 3
   */
  maxChips?: number;
  /**
   * Whether the events are loading; the days can be read and the month changed meanwhile.
   * @default false
   */
  isLoading?: boolean;
  /**
   * Whether they could not be read.
   * @default false
   */
  hasFailed?: boolean;
  /** Reads them again after a failure. */
  onRetry?: () => void;
  /** Text for a month without events; left out, that nothing is planned. */
  emptyText?: string;
  /**
   * Level of the month's heading; the day's is one below.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
}

const Root = styled.section`${rootStyle}`;
const Body = styled.div`${bodyStyle}`;
const Note = styled.p`${noteStyle}`;
const NONE: readonly CalendarEvent[] = [];

/**
 * A month of events. Arrow keys move by day and week, Page Up and Down by month, with Shift by year; Enter opens the
 * day.
 */
export function EventCalendar({
  label,
  events,
  month,
  onMonthChange,
  value,
  onChange,
  timeZone,
  today,
  onOpenEvent,
  hasHijri = false,
  hijriOffsetDays = 0,
  weekStart,
  maxChips = 3,
  isLoading = false,
  hasFailed = false,
  onRetry,
  emptyText,
  headingLevel = 2,
  ...rest
}: EventCalendarProps) {
  const words = useCalendarWords(timeZone);
  const { t } = words;
  const { weeks, byDay, ofMonth, focusedDay, goTo, open } = useMonth({
    month,
    value,
    today,
    weekStart,
    timeZone,
    events: isLoading ? NONE : events,
    onMonthChange,
    onChange,
  });
  const hijriOffset = hasHijri ? hijriOffsetDays : undefined;
  const title = words.monthTitle(`${month}-01`);
  const isEmpty = !isLoading && ofMonth.every((day) => byDay.get(day)?.length === 0);
  return (
    <Root {...rest} aria-label={label}>
      <CalendarHead
        title={title}
        subtitle={hasHijri ? words.hijriSpan(ofMonth[0] ?? '', ofMonth.at(-1) ?? '', hijriOffsetDays) : undefined}
        headingLevel={headingLevel}
        previousLabel={t('previousMonth')}
        nextLabel={t('nextMonth')}
        onTurn={(by) => onMonthChange(addMonths(month, by))}
        onToday={today ? () => open(today) : undefined}
      />
      <VisuallyHidden role="status">{isLoading ? t('loadingEvents') : ''}</VisuallyHidden>
      {isEmpty && !hasFailed && <Note>{emptyText ?? t('emptyMonth', { month: title })}</Note>}
      {hasFailed && (
        <ErrorState
          title={t('failedTitle')}
          headingLevel={(headingLevel + 1) as HeadingLevel}
          {...(onRetry ? { onRetry } : {})}
        >
          {t('failedText')}
        </ErrorState>
      )}
      {!hasFailed && weeks.length > 0 && (
        <Body aria-busy={isLoading} data-day={value ?? undefined}>
          <MonthGrid
            label={words.join([label, title])}
            month={month}
            weeks={weeks}
            eventsByDay={byDay}
            words={words}
            focusedDay={focusedDay}
            chosenDay={value}
            today={today}
            weekStart={weekStart}
            isLoading={isLoading}
            maxChips={maxChips}
            hijriOffset={hijriOffset}
            onFocusDay={goTo}
            onChoose={open}
            onOpen={(event, day) => (onOpenEvent ? onOpenEvent(event) : open(day))}
          />
          {value && byDay.has(value) && (
            <DayPanel
              day={value}
              events={byDay.get(value) ?? []}
              words={words}
              hijriOffset={hijriOffset}
              headingLevel={(headingLevel + 1) as HeadingLevel}
              onOpen={onOpenEvent}
            />
          )}
        </Body>
      )}
    </Root>
  );
}
