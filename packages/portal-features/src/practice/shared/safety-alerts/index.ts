export { SafetyAlerts } from './SafetyAlerts.tsx';
export { useSafetyAlerts } from './api/use-safety-alerts.ts';
