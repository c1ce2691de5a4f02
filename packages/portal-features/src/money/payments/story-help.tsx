import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { PaymentsScreen } from './screens/PaymentsScreen.tsx';
import type { PaymentsScreenProps } from './screens/PaymentsScreen.tsx';

/** The screen with a stand-in for the address, which the app keeps the place in. */
export function WithAddress({ place, onPlaceChange }: PaymentsScreenProps) {
  return (
    <StoryPlace start={place} onChange={onPlaceChange}>
      {(current, go) => <PaymentsScreen place={current} onPlaceChange={go} />}
    </StoryPlace>
  );
}

/** How long a story waits for the table, in milliseconds. */
export const TABLE = { timeout: 5000 };
