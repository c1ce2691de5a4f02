export { AvailabilityScreen } from './screens/AvailabilityScreen.tsx';
