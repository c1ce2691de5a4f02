export { DashboardScreen } from './screens/DashboardScreen.tsx';
export type { DashboardScreenProps } from './screens/DashboardScreen.tsx';
export { readDashboardPlace } from './model/place.ts';
export type { DashboardPlace } from './model/place.ts';
export { KeptSession } from './components/KeptSession.tsx';
export { arrangeComing } from './model/arrange.ts';
