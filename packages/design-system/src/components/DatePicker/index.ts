export { DatePicker } from './DatePicker.tsx';
export type { DatePickerProps } from './DatePicker.tsx';
export { MonthCalendar } from './MonthCalendar.tsx';
export type { MonthCalendarProps } from './MonthCalendar.tsx';
export type { TwoCalendarProps } from './calendar-props.ts';
export type { CalendarKind } from './hijri.ts';
