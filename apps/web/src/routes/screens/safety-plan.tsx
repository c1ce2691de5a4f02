export { SafetyPlanScreen as SafetyPlanPage } from '@sakina/portal-features/care/safety-plan';
