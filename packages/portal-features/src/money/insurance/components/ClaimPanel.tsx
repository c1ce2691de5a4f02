import { getClaim, getClaimStatus } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { RecordDrawer, RecordView, useShownId } from '../../../shared/record/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import type { InsurancePlace } from '../model/place.ts';
import { ClaimDetails } from './ClaimDetails.tsx';

export interface ClaimPanelProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The claim that is open, or null. */
  id: string | null;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/** One claim beside the list. */
export function ClaimPanel({ isOpen, id, onClose, onGo }: ClaimPanelProps) {
  const t = useInsuranceText();
  const shownId = useShownId(id);
  return (
    <RecordDrawer isOpen={isOpen} id={shownId} title={t('detail.title')} onClose={onClose}>
      {shownId !== null && <Both id={shownId} onGo={onGo} />}
    </RecordDrawer>
  );
}

function Both({ id, onGo }: { id: string; onGo: (to: InsurancePlace) => void }) {
  const t = useInsuranceText();
  const claim = useOperation(getClaim, { params: { id } });
  const status = useOperation(getClaimStatus, { params: { id } });
  const outline = { loading: t('detail.loading'), lines: [8] };
  return (
    <RecordView
      {...outline}
      read={claim}
      missing={{ title: t('detail.missing.title'), body: t('detail.missing.body') }}
    >
      {(whole) => (
        <RecordView {...outline} read={status}>
          {(report) => <ClaimDetails claim={whole} report={report} onGo={onGo} />}
        </RecordView>
      )}
    </RecordView>
  );
}
