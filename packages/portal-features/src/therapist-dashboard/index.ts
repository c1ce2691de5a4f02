export { TherapistDashboardScreen } from './screens/TherapistDashboardScreen.tsx';
