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
