export { CalendarClash } from './CalendarClash.tsx';
export type { CalendarClashProps } from './CalendarClash.tsx';
