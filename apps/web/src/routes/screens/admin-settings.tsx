export { UpcomingPage as AdminSettingsPage } from './upcoming.tsx';
