import { Drawer, ErrorState, LoadingRegion, Skeleton } from '@sakina/design-system';
import { getRemittance } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { PanelBoundary, ReadView } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import type { InsurancePlace } from '../model/place.ts';
import { RemittanceDetails } from './RemittanceDetails.tsx';

export interface RemittancePanelProps {
  isOpen: boolean;
  /** The remittance that is open, or null. */
  id: string | null;
  onClose: () => void;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/** One remittance beside the list. While the panel slides away it keeps what it showed. */
export function RemittancePanel({ isOpen, id, onClose, onGo }: RemittancePanelProps) {
  const t = useInsuranceText();
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  return (
    <Drawer isOpen={isOpen} onOpenChange={onClose} title={t('remit.title')} placement="end" size="panel">
      <PanelBoundary key={shownId}>{shownId !== null && <One id={shownId} onGo={onGo} />}</PanelBoundary>
    </Drawer>
  );
}

function One({ id, onGo }: { id: string; onGo: (to: InsurancePlace) => void }) {
  const t = useInsuranceText();
  const read = useOperation(getRemittance, { params: { id } });
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('remit.one.loading')}>
          <Skeleton lines={8} />
        </LoadingRegion>
      }
      describeError={({ code }) =>
        code === 'NOT_FOUND' ? (
          <ErrorState title={t('remit.missing.title')} headingLevel={3}>
            {t('remit.missing.body')}
          </ErrorState>
        ) : undefined
      }
    >
      {(remittance) => <RemittanceDetails remittance={remittance} onGo={onGo} />}
    </ReadView>
  );
}
