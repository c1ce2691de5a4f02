export { WeekSchedule } from './WeekSchedule.tsx';
export type { WeekScheduleProps } from './WeekSchedule.tsx';
export type { BlockedTime, MoveAnswer, ScheduleBand, ScheduleMove, ScheduleSpan, ScheduleView, WorkingHours } from './types.ts';
