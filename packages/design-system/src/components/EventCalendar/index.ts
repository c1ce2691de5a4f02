export { AgendaList } from './AgendaList.tsx';
export type { AgendaListProps } from './AgendaList.tsx';
export { EventCalendar } from './EventCalendar.tsx';
export type { EventCalendarProps } from './EventCalendar.tsx';
export type { CalendarEvent, EventTone } from './calendar-event.ts';
export { toHijri } from './hijri.ts';
export type { HijriDate } from './hijri.ts';
export type { WeekStart } from './month-grid.ts';
