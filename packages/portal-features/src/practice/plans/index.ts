export { TreatmentPlansScreen } from './screens/TreatmentPlansScreen.tsx';
export type { TreatmentPlansScreenProps } from './screens/TreatmentPlansScreen.tsx';
export { readPlansSelection, writePlansSelection } from './model/selection.ts';
export type { PlansSelection } from './model/selection.ts';
