export { readCalendarPlace, writeCalendarPlace } from './model/place.ts';
export type { CalendarPlace, CalendarView } from './model/place.ts';
export { CalendarScreen } from './screens/CalendarScreen.tsx';
export type { CalendarScreenProps } from './screens/CalendarScreen.tsx';
