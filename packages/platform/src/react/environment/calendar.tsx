import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { CalendarChoice } from '../../contract/schemas/own-account.ts';

/** Which calendar dates stand in, and how far the reader's Hijri months are from Umm al-Qura. */
export interface Calendars {
  calendar: CalendarChoice;
  /** Days by which months begin earlier where the reader lives; from -2 to 2. */
  hijriOffsetDays: number;
}

const CalendarContext = createContext<Calendars>({ calendar: 'GREGORIAN', hijriOffsetDays: 0 });

/** Hands the reader's calendars to every date below. */
export function CalendarProvider({ calendars, children }: { calendars: Calendars; children: ReactNode }) {
  return <CalendarContext value={calendars}>{children}</CalendarContext>;
}

/** The calendars in force; the Gregorian alone where nothing was chosen. */
export function useCalendars(): Calendars {
  return useContext(CalendarContext);
}

/** The reader's calendars as a date picker takes them. */
export interface PickerCalendars {
  /** Whether the Hijri date stands beside the Gregorian one. */
  hasHijri: boolean;
  /** Days by which months begin earlier where the reader lives; from -2 to 2. */
  hijriOffsetDays: number;
  /** Which of the two comes first, until the reader turns them round in the picker. */
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
