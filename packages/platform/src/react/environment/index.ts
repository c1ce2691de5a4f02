export { CalendarProvider, useCalendars, usePickerCalendars } from './calendar.tsx';
export type { PickerCalendars } from './calendar.tsx';
export type { Calendars } from './calendar.tsx';
export { ClockProvider, useClock, useNow } from './clock.tsx';
export type { Clock } from './clock.tsx';
export { useOwnCountryLine, useShownCountryLine } from './country-line.ts';
export { useFormat } from './format.ts';
export { FormatLocaleProvider, useFormatLocale } from './locale.tsx';
export type { Format } from './format.ts';
