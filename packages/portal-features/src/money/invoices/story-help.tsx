/** For the stories of invoices; nothing of the product imports it. */
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { InvoicesScreen } from './screens/InvoicesScreen.tsx';
import type { InvoicesScreenProps } from './screens/InvoicesScreen.tsx';

/** How long a story waits for what is read after something else, in milliseconds. */
export const WAIT = { timeout: 5000 };

/** Stands in for the address, which the app keeps the place in. */
export function WithAddress({ place, onPlaceChange }: InvoicesScreenProps) {
  return (
    <StoryPlace start={place} onChange={onPlaceChange}>
      {(current, go) => <InvoicesScreen place={current} onPlaceChange={go} />}
    </StoryPlace>
  );
}
