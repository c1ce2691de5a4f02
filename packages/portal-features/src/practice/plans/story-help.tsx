/** For the stories of treatment plans; nothing of the product imports it. */
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { TreatmentPlansScreen } from './screens/TreatmentPlansScreen.tsx';
import type { TreatmentPlansScreenProps } from './screens/TreatmentPlansScreen.tsx';

/** Stands in for the address, which the app keeps the selection in. */
export function WithAddress({ selection, onSelectionChange }: TreatmentPlansScreenProps) {
  return (
    <StoryPlace start={selection} onChange={onSelectionChange}>
      {(current, go) => <TreatmentPlansScreen selection={current} onSelectionChange={go} />}
    </StoryPlace>
  );
}

/** Whose plans they are. */
export const account = 'therapist@demo.test';

/** A plan that was not sent yet. */
export const draft = 'pln-k7l2m5n8';
