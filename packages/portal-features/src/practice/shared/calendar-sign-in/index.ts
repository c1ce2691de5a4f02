export { ExpiredCalendars } from './ExpiredCalendars.tsx';
export { useExpiredCalendars } from './use-expired-calendars.ts';
