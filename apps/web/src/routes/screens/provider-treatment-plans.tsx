export { UpcomingPage as TreatmentPlansPage } from './upcoming.tsx';
