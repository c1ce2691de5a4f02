export { UpcomingPage as AdminRevenuePage } from './upcoming.tsx';
