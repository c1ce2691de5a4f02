export { UpcomingPage as ReviewsPage } from './upcoming.tsx';
