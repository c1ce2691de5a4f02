import { useId, useMemo, useState } from 'react';
import type { Ref } from 'react';
import { useMediaQuery } from '../../foundations/media/use-media-query.ts';
import { MonthCalendar } from '../DatePicker/index.ts';
import type { TwoCalendarProps } from '../DatePicker/calendar-props.ts';
import { ControlErrorText } from '../Form/FieldParts.tsx';
import { up } from '../../tokens/breakpoints.ts';
import { DayStrip } from './DayStrip.tsx';
import { Columns, Root } from './SlotPicker.styles.ts';
import { TimeChoice } from './TimeChoice.tsx';
import { freeCount, nextFreeDay, withoutBands } from './slots.ts';
import type { SlotDay } from './slots.ts';
import { useDayText } from './use-day-text.ts';

export interface SlotPickerProps extends Pick<
  TwoCalendarProps,
  'hasHijri' | 'hijriOffsetDays' | 'defaultFirstCalendar'
> {
  /** Names the choice of a day. */
  label: string;
  /** The days on offer, in order, each with its times. Days without times may be left out. */
  days: readonly SlotDay[];
  /** The id of the chosen time, or null. */
  value: string | null;
  /** Called with the id of the time chosen. */
  onChange: (slotId: string) => void;
  /** The day whose times are shown, `YYYY-MM-DD`. */
  selectedDate: string;
  /** Called with the day chosen. */
  onSelectedDateChange: (date: string) => void;
  /** What a day without times says. */
  emptyText: string;
  /** Today, where the reader is. */
  today?: string;
  /** What is wrong, in words, when no time was chosen. */
  errorMessage?: string | undefined;
  /**
   * How days are chosen: `auto` is a strip on phones and a month from md on.
   * @default 'auto'
   */
  dayLayout?: 'auto' | 'strip' | 'calendar';
  /** Called with `YYYY-MM` when the reader turns the calendar to another month. */
  onMonthChange?: (month: string) => void;
  /** Whether the times inside bands are hidden; without it the component stores the reader's choice by itself. */
  areBandsHidden?: boolean;
  /** Called when the reader hides or shows the times inside bands. */
  onBandsHiddenChange?: (areHidden: boolean) => void;
  /** Reads the times of a day again that could not be read. */
  onRetryDay?: (date: string) => void;
  /** Name of the field, by which an ErrorSummary finds it. */
  name?: string;
  /** The first time of the day, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Chooses one time of one day. It does no time zone conversion: every time is passed as text. */
export function SlotPicker({
  label,
  days: allDays,
  value,
  onChange,
  selectedDate,
  onSelectedDateChange,
  emptyText,
  today,
  errorMessage,
  dayLayout = 'auto',
  hasHijri = false,
  hijriOffsetDays = 0,
  defaultFirstCalendar = 'gregorian',
  onMonthChange,
  areBandsHidden,
  onBandsHiddenChange,
  onRetryDay,
  name,
  ref,
}: SlotPickerProps) {
  const [ownHidden, setOwnHidden] = useState(false);
  const areHidden = areBandsHidden ?? ownHidden;
  const days = useMemo(
    () => (areHidden ? allDays.map((day) => withoutBands(day, value)) : allDays),
    [allDays, areHidden, value],
  );
  const tellDay = useDayText();
  const errorId = useId();
  const isWide = useMediaQuery(up.md);
  const layout = dayLayout === 'auto' ? (isWide ? 'calendar' : 'strip') : dayLayout;
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days]);
  const marks = useMemo(() => Object.fromEntries(days.map((day) => [day.date, freeCount(day)])), [days]);
  const first = days[0]?.date;
  const last = days.at(-1)?.date;
  return (
    <Root data-field={name}>
      <Columns data-days={layout}>
        {layout === 'calendar' ? (
          <MonthCalendar
            label={label}
            value={selectedDate}
            onChange={onSelectedDateChange}
            marks={marks}
            hasHijri={hasHijri}
            hijriOffsetDays={hijriOffsetDays}
            defaultFirstCalendar={defaultFirstCalendar}
            isDateUnavailable={(day) => !marks[day] && !byDate.get(day)?.state}
            describeDate={(day) => tellDay(byDate.get(day))}
            {...(today ? { today, min: today } : first ? { min: first } : {})}
            {...(onMonthChange ? { onMonthChange } : last ? { max: last } : {})}
          />
        ) : (
          <DayStrip label={label} days={days} selectedDate={selectedDate} onSelect={onSelectedDateChange} />
        )}
        <TimeChoice
          day={byDate.get(selectedDate)}
          wholeDay={allDays.find((day) => day.date === selectedDate)}
          areBandsHidden={areHidden}
          onBandsHiddenChange={(next) => {
            setOwnHidden(next);
            onBandsHiddenChange?.(next);
          }}
          onRetryDay={onRetryDay}
          value={value}
          onChange={onChange}
          emptyText={emptyText}
          nextDay={nextFreeDay(days, selectedDate)}
          onGoTo={onSelectedDateChange}
          errorId={errorMessage ? errorId : undefined}
          firstRef={ref}
        />
      </Columns>
      <ControlErrorText id={errorId} message={errorMessage} />
    </Root>
  );
}
