export { usePlanText } from './use-plan-text.ts';
