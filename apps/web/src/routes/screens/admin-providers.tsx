export { UpcomingPage as AdminProvidersPage } from './upcoming.tsx';
