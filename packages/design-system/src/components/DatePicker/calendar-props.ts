import { useState } from 'react';
import type { CalendarKind } from './hijri.ts';

/** Props of every calendar that can show the Hijri date as well. */
export interface TwoCalendarProps {
  /**
   * Whether the Hijri date is shown beside the Gregorian one, with a choice which comes first.
   * @default false
   */
  hasHijri?: boolean;
  /**
   * Days from −2 to 2 by which the reader’s community differs from Umm al-Qura; a positive number where months begin
   * earlier.
   * @default 0
   */
  hijriOffsetDays?: number;
  /** The calendar that comes first; without it the component stores the reader’s choice by itself. */
  firstCalendar?: CalendarKind;
  /**
   * The calendar that comes first while the reader has not chosen here, such as the one of their preferences.
   * @default 'gregorian'
   */
  defaultFirstCalendar?: CalendarKind;
  /** Called when the reader puts the other calendar first. */
  onFirstCalendarChange?: (calendar: CalendarKind) => void;
}

/** The current calendar and its setter, controlled or uncontrolled. */
export function useFirstCalendar({
  hasHijri = false,
  firstCalendar,
  defaultFirstCalendar = 'gregorian',
  onFirstCalendarChange,
}: TwoCalendarProps): [CalendarKind, (kind: CalendarKind) => void] {
  const [own, setOwn] = useState<CalendarKind>();
  function choose(kind: CalendarKind) {
    setOwn(kind);
    onFirstCalendarChange?.(kind);
  }
  return [hasHijri ? (firstCalendar ?? own ?? defaultFirstCalendar) : 'gregorian', choose];
}
