import { Drawer, ErrorState, LoadingRegion, Skeleton } from '@sakina/design-system';
import { getClaim, getClaimStatus } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { PanelBoundary, ReadView } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import type { InsurancePlace } from '../model/place.ts';
import { ClaimDetails } from './ClaimDetails.tsx';

export interface ClaimPanelProps {
  isOpen: boolean;
  /** The claim that is open, or null. */
  id: string | null;
  onClose: () => void;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/** One claim beside the list. While the panel slides away it keeps what it showed. */
export function ClaimPanel({ isOpen, id, onClose, onGo }: ClaimPanelProps) {
  const t = useInsuranceText();
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  return (
    <Drawer isOpen={isOpen} onOpenChange={onClose} title={t('detail.title')} placement="end" size="panel">
      <PanelBoundary key={shownId}>{shownId !== null && <Both id={shownId} onGo={onGo} />}</PanelBoundary>
    </Drawer>
  );
}

function Both({ id, onGo }: { id: string; onGo: (to: InsurancePlace) => void }) {
  const t = useInsuranceText();
  const claim = useOperation(getClaim, { params: { id } });
  const status = useOperation(getClaimStatus, { params: { id } });
  const loading = (
    <LoadingRegion label={t('detail.loading')}>
      <Skeleton lines={8} />
    </LoadingRegion>
  );
  return (
    <ReadView
      read={claim}
      loading={loading}
      describeError={({ code }) =>
        code === 'NOT_FOUND' ? (
          <ErrorState title={t('detail.missing.title')} headingLevel={3}>
            {t('detail.missing.body')}
          </ErrorState>
        ) : undefined
      }
    >
      {(whole) => (
        <ReadView read={status} loading={loading}>
          {(report) => <ClaimDetails claim={whole} report={report} onGo={onGo} />}
        </ReadView>
      )}
    </ReadView>
  );
}
