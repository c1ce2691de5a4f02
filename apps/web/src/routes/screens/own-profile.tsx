export { UpcomingPage as OwnProfilePage } from './upcoming.tsx';
