import {
  CalendarScreen,
  readCalendarPlace,
  readSignInAnswer,
  writeCalendarPlace,
} from '@sakina/portal-features/practice/calendar';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressState } from '../address.ts';

const leave = (url: string) => window.location.assign(url);

export function CalendarPage() {
  const [params] = useSearchParams();
  const [place, setPlace] = useAddressState(readCalendarPlace, writeCalendarPlace);
  const signIn = useMemo(() => readSignInAnswer(params), [params]);
  // Written without the answer, in place of the entry that has it.
  const forgetSignIn = useCallback(() => setPlace(place, { replace: true }), [setPlace, place]);
  return (
    <CalendarScreen
      place={place}
      onPlaceChange={setPlace}
      signIn={signIn}
      onSignInRead={forgetSignIn}
      onLeave={leave}
    />
  );
}
