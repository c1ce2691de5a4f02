export { InsuranceScreen } from './screens/InsuranceScreen.tsx';
export type { InsuranceScreenProps } from './screens/InsuranceScreen.tsx';
export { readInsurancePlace, writeInsurancePlace } from './model/place.ts';
export type { InsurancePlace } from './model/place.ts';
