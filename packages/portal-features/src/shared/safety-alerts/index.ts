export { SafetyAlerts } from './SafetyAlerts.tsx';
