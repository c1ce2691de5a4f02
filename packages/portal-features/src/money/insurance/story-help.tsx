import { fn } from 'storybook/test';
import type { InsurancePlace } from './model/place.ts';
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { InsuranceScreen } from './screens/InsuranceScreen.tsx';
import type { InsuranceScreenProps } from './screens/InsuranceScreen.tsx';

/** How long a story waits for what the server answers. */
export const WAIT = { timeout: 5000 };

/** The list of claims, with nothing open. */
export const addressArgs: InsuranceScreenProps = {
  place: { view: 'claims', claimId: null, sessionId: null } satisfies InsurancePlace,
  onPlaceChange: fn(),
};

/** Stands in for the address, which the app keeps the place in. */
export function atPlace(args: InsuranceScreenProps) {
  return <WithAddress {...args} />;
}

function WithAddress({ place, onPlaceChange }: InsuranceScreenProps) {
  return (
    <StoryPlace start={place} onChange={onPlaceChange}>
      {(current, go) => <InsuranceScreen place={current} onPlaceChange={go} />}
    </StoryPlace>
  );
}
