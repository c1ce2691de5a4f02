import { addDays, instantAt, isPlannable } from '@sakina/platform/format';

/** The forms of the calendar. */
export const VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** Where in the calendar the reader is, as it stands in the address; ids in it say nothing of a person. */
export interface CalendarPlace {
  /** Null: what suits the width of the window. */
  view: CalendarView | null;
  /** A day of the span shown, `YYYY-MM-DD`; null is today. */
  date: string | null;
  /** Id of the event that is open, or null. */
  eventId: string | null;
  /** The client for whom a session is being booked, where a page of theirs led here. */
  bookFor?: string;
}

/** How many days the agenda shows. */
export const AGENDA_DAYS = 28;

/** Reads the place from an address’s query; what makes no sense is left out. */
export function readCalendarPlace(query: URLSearchParams): CalendarPlace {
  const date = query.get('date');
  const bookFor = query.get('book');
  return {
    view: VIEWS.find((view) => view === query.get('view')) ?? null,
    date: date !== null && isPlannable(date) ? date : null,
    eventId: query.get('event') || null,
    ...(bookFor && { bookFor }),
  };
}

/** The query that a place is kept in; goes into `paths.providerCalendar(…)`. */
export function writeCalendarPlace({ view, date, eventId, bookFor }: CalendarPlace): URLSearchParams {
  const query = new URLSearchParams();
  if (view) query.set('view', view);
  if (date) query.set('date', date);
  if (eventId) query.set('event', eventId);
  if (bookFor) query.set('book', bookFor);
  return query;
}

/** The first and the last day that a view may show around a day; a week may begin on any day. */
export function daysShown(view: CalendarView, date: string): { from: string; to: string } {
  if (view === 'agenda') return { from: date, to: addDays(date, AGENDA_DAYS - 1) };
  if (view !== 'month') return { from: addDays(date, -7), to: addDays(date, 7) };
  const first = `${date.slice(0, 7)}-01`;
  return { from: addDays(first, -7), to: addDays(first, 38) };
}

/** The instants between which days of a zone lie. @param to The last day, itself part of it. */
export function spanOfDays(
  { from, to }: { from: string; to: string },
  timeZone: string,
): { start: string; end: string } {
  return { start: instantAt(from, '00:00', timeZone), end: instantAt(addDays(to, 1), '00:00', timeZone) };
}

/** The day to show after turning forward (1) or back (-1). Months keep the day where they have it. */
export function turned(view: CalendarView, date: string, by: 1 | -1): string {
  if (view !== 'month') return addDays(date, by * { week: 7, day: 1, agenda: AGENDA_DAYS }[view]);
  return dayInMonth(monthAfter(date.slice(0, 7), by), Number(date.slice(8)));
}

/** The month, `YYYY-MM`, so many months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** A day of a month, or its last one where it has no such day. @param month `YYYY-MM`. */
export function dayInMonth(month: string, day: number): string {
  const last = Number(addDays(`${monthAfter(month, 1)}-01`, -1).slice(8));
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`;
}
