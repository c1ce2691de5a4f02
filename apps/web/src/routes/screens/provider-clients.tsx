export { UpcomingPage as ClientsPage } from './upcoming.tsx';
