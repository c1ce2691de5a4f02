export { LandingScreen } from './screens/LandingScreen.tsx';
export type { LandingScreenProps } from './screens/LandingScreen.tsx';
