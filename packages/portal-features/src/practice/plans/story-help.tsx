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
