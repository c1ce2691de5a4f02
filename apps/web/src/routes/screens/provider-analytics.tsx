export { UpcomingPage as AnalyticsPage } from './upcoming.tsx';
