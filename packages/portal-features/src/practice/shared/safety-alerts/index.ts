export { DangerFirst } from './DangerFirst.tsx';
export { useSafetyAlerts } from './api/safety-alerts.ts';
