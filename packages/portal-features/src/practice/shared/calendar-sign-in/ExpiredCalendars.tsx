import type { CalendarService } from '@sakina/platform/contract';
import { ExpiredCalendar } from './ExpiredCalendar.tsx';
import { useExpiredCalendars } from './use-expired-calendars.ts';

export interface ExpiredCalendarsProps {
  /** Begins the new sign-in. @default a link to the calendar, which offers it on top */
  onSignIn?: (service: CalendarService) => void;
}

/**
 * A warning for each outside calendar that is not read any more because its sign-in expired: double bookings are
 * possible until the provider signs in again (CALL-7). Nothing is shown where all are read.
 */
export function ExpiredCalendars({ onSignIn }: ExpiredCalendarsProps) {
  const { items } = useExpiredCalendars();
  return items.map((connection) => (
    <ExpiredCalendar key={connection.id} connection={connection} {...(onSignIn && { onSignIn })} />
  ));
}
