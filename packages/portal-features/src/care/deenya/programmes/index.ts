export { ProgrammeScreen } from '../screens/ProgrammeScreen.tsx';
export type { ProgrammeScreenProps } from '../screens/ProgrammeScreen.tsx';
export { ProgrammesScreen } from '../screens/ProgrammesScreen.tsx';
export type { ProgrammesScreenProps } from '../screens/ProgrammesScreen.tsx';
export { StepScreen } from '../screens/StepScreen.tsx';
export type { StepScreenProps } from '../screens/StepScreen.tsx';
