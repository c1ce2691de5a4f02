export { UpcomingPage as AdminUsersPage } from './upcoming.tsx';
