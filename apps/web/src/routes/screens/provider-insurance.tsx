export { UpcomingPage as InsurancePage } from './upcoming.tsx';
