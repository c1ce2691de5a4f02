export { UpcomingPage as TodayPage } from './upcoming.tsx';
