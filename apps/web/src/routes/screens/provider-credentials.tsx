export { UpcomingPage as CredentialsPage } from './upcoming.tsx';
