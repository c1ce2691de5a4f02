import { PanelBoundary } from '../../../../shared/index.ts';
import { OwnReferrals } from '../../../../shared/referrals/OwnReferrals.tsx';
import { EndedCare } from '../ended-care/EndedCare.tsx';

/** What changed in a person's care: referrals to answer first, then care that ended. */
export function CareChanges() {
  return (
    <>
      <PanelBoundary>
        <OwnReferrals />
      </PanelBoundary>
      <PanelBoundary>
        <EndedCare />
      </PanelBoundary>
    </>
  );
}
