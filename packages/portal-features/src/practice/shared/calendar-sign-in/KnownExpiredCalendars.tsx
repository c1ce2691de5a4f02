import { useEffect } from 'react';
import { ExpiredCalendars } from './ExpiredCalendars.tsx';
import { useExpiredCalendars } from './use-expired-calendars.ts';

export interface KnownExpiredCalendarsProps {
  /** Called with true once it is known whether there are any. */
  onKnown: (isKnown: boolean) => void;
}

/** The warnings about calendars that are not read any more, which say when it is known whether there are any. */
export function KnownExpiredCalendars({ onKnown }: KnownExpiredCalendarsProps) {
  const { isKnown } = useExpiredCalendars();
  useEffect(() => onKnown(isKnown), [onKnown, isKnown]);
  return <ExpiredCalendars />;
}
