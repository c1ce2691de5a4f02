export { SafetyPlanScreen } from './screens/SafetyPlanScreen.tsx';
