export { AddToCalendar } from './AddToCalendar.tsx';
export type { CalendarFileEvent } from './AddToCalendar.tsx';
export { useCalendarFileText } from './messages/index.ts';
export { seatEvent } from './seat-event.ts';
