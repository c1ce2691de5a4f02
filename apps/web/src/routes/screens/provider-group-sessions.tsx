export { UpcomingPage as GroupSessionsPage } from './upcoming.tsx';
