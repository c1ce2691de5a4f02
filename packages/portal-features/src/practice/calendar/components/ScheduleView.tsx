export { WeekSchedule as ScheduleView } from '@sakina/design-system';
