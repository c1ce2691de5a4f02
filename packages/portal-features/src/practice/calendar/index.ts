export { readCalendarPlace, writeCalendarPlace } from './model/place.ts';
export type { CalendarPlace, CalendarView } from './model/place.ts';
export { readSignInAnswer } from './model/sign-in-answer.ts';
export type { SignInAnswer } from './model/sign-in-answer.ts';
export { CalendarScreen } from './screens/CalendarScreen.tsx';
export type { CalendarScreenProps } from './screens/CalendarScreen.tsx';
