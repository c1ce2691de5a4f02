export { UpcomingPage as AvailabilityPage } from './upcoming.tsx';
