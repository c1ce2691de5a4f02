/** For the stories of the calendar; nothing of the product imports it. */
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { CalendarScreen } from './screens/CalendarScreen.tsx';
import type { CalendarScreenProps } from './screens/CalendarScreen.tsx';

/** Stands in for the address, which the app keeps the place in. */
export function WithAddress({ place, onPlaceChange, ...rest }: CalendarScreenProps) {
  return (
    <StoryPlace start={place} onChange={onPlaceChange}>
      {(current, go) => <CalendarScreen {...rest} place={current} onPlaceChange={go} />}
    </StoryPlace>
  );
}
