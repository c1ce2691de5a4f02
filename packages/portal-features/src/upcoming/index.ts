export { UpcomingScreen } from './screens/UpcomingScreen.tsx';
export type { UpcomingScreenProps } from './screens/UpcomingScreen.tsx';
