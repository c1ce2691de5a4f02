export { daySpan } from './day-span.ts';
export { useTodaysEvents } from './use-todays-events.ts';
