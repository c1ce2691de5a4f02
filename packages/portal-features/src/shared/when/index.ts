export { useWhen } from './use-when.ts';
export { useWorkDay } from './use-work-day.ts';
