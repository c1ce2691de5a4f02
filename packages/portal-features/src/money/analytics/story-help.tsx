/** For the stories of analytics; nothing of the product imports it. */
import type { AnalyticsPlace } from './model/place.ts';
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { AnalyticsScreen } from './screens/AnalyticsScreen.tsx';
import type { AnalyticsScreenProps } from './screens/AnalyticsScreen.tsx';

/** This month’s revenue by cash, where the screen opens. */
export const NOW: AnalyticsPlace = { view: 'revenue', period: 'MONTH', basis: 'CASH', on: null, reportId: null };

/** How long a story waits for what is loaded late. */
export const WAIT = { timeout: 5000 };

/** The screen with a stand-in for the address, which the app keeps the place in. */
export function WithAddress({ place, onPlaceChange }: AnalyticsScreenProps) {
  return (
    <StoryPlace start={place} onChange={onPlaceChange}>
      {(current, go) => <AnalyticsScreen place={current} onPlaceChange={go} />}
    </StoryPlace>
  );
}

/** The number in a text such as `-$1,797.76`. */
export const numberIn = (text: string | null | undefined): number =>
  Number((text ?? '').replaceAll('−', '-').replaceAll(/[^\d.-]/g, ''));
