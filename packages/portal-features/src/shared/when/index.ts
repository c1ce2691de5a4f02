export { useWhen } from './use-when.ts';
export { useWorkDay, useWorkZone } from './use-work-day.ts';
