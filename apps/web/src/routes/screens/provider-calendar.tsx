export { UpcomingPage as CalendarPage } from './upcoming.tsx';
