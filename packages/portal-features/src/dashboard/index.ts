export { DashboardScreen } from './screens/DashboardScreen.tsx';
