import { useState } from 'react';
import { PaymentsScreen } from './screens/PaymentsScreen.tsx';
import type { PaymentsScreenProps } from './screens/PaymentsScreen.tsx';

/** The screen with a stand-in for the address, which the app keeps the place in. */
export function WithAddress({ place: first, onPlaceChange }: PaymentsScreenProps) {
  const [place, setPlace] = useState(first);
  return (
    <PaymentsScreen
      place={place}
      onPlaceChange={(next) => {
        setPlace(next);
        onPlaceChange(next);
      }}
    />
  );
}
