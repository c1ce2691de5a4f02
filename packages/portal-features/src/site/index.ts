export { company } from './company.ts';
export { PricingScreen } from './screens/PricingScreen.tsx';
