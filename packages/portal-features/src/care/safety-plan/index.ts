export { SafetyPlanScreen } from './screens/SafetyPlanScreen.tsx';
export { KeptPlan } from './components/KeptPlan.tsx';
