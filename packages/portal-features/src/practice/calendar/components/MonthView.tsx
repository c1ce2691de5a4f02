export { EventCalendar as MonthView } from '@sakina/design-system';
