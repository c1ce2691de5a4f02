export { AdminOverviewScreen } from './screens/AdminOverviewScreen.tsx';
