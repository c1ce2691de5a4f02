export { DashboardScreen } from './screens/DashboardScreen.tsx';
export type { DashboardScreenProps } from './screens/DashboardScreen.tsx';
export { readDashboardPlace } from './model/place.ts';
export type { DashboardPlace } from './model/place.ts';
