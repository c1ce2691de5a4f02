import { CalendarScreen, readCalendarPlace, writeCalendarPlace } from '@sakina/portal-features/calendar';
import { useAddressState } from '../address.ts';

export function CalendarPage() {
  const [place, setPlace] = useAddressState(readCalendarPlace, writeCalendarPlace);
  return <CalendarScreen place={place} onPlaceChange={setPlace} />;
}
