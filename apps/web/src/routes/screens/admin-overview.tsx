export { UpcomingPage as AdminOverviewPage } from './upcoming.tsx';
