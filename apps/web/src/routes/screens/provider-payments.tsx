export { UpcomingPage as PaymentsPage } from './upcoming.tsx';
