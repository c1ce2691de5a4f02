export { WeekSchedule } from './WeekSchedule.tsx';
export type { WeekScheduleProps } from './week-schedule-props.ts';
export type {
  BlockedTime,
  MoveAnswer,
  ScheduleBand,
  ScheduleMove,
  ScheduleSpan,
  ScheduleView,
  WorkingHours,
} from './types.ts';
