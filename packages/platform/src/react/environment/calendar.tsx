import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { CalendarChoice } from '../../contract/schemas/own-account.ts';

/** The calendars in which dates are shown, and the offset of the reader’s Hijri months from Umm al-Qura. */
export interface Calendars {
  calendar: CalendarChoice;
  /** Days by which months begin earlier in the reader’s region; from -2 to 2. */
  hijriOffsetDays: number;
}

const CalendarContext = createContext<Calendars>({ calendar: 'GREGORIAN', hijriOffsetDays: 0 });

/** Provides the reader’s calendars. */
export function CalendarProvider({ calendars, children }: { calendars: Calendars; children: ReactNode }) {
  return <CalendarContext value={calendars}>{children}</CalendarContext>;
}

/** The current calendars; only the Gregorian unless chosen. */
export function useCalendars(): Calendars {
  return useContext(CalendarContext);
}

/** The reader’s calendars as a date picker expects them. */
export interface PickerCalendars {
  /** Whether the Hijri date is shown beside the Gregorian one. */
  hasHijri: boolean;
  /** Days by which months begin earlier in the reader’s region; from -2 to 2. */
  hijriOffsetDays: number;
  /** Which of the two is first, until the reader swaps them in the picker. */
  defaultFirstCalendar: 'gregorian' | 'hijri';
}

/** What a date picker shows to this reader (CARE-4). */
export function usePickerCalendars(): PickerCalendars {
  const { calendar, hijriOffsetDays } = useCalendars();
  return {
    hasHijri: calendar !== 'GREGORIAN',
    hijriOffsetDays,
    defaultFirstCalendar: calendar === 'HIJRI_FIRST' ? 'hijri' : 'gregorian',
  };
}
