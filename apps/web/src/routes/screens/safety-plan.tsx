export { SafetyPlanScreen as SafetyPlanPage } from '@sakina/portal-features/safety-plan';
