export { UpcomingPage as InvoicesPage } from './upcoming.tsx';
