export { ExercisesScreen } from '../screens/ExercisesScreen.tsx';
export type { ExercisesScreenProps } from '../screens/ExercisesScreen.tsx';
