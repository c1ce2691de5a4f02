export { DangerFirst } from './DangerFirst.tsx';
export { useSafetyAlerts } from './api/use-safety-alerts.ts';
