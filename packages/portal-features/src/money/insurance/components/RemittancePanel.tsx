import { getRemittance } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { RecordDrawer, RecordView, useShownId } from '../../../shared/record/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import type { InsurancePlace } from '../model/place.ts';
import { RemittanceDetails } from './RemittanceDetails.tsx';

export interface RemittancePanelProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The remittance that is open, or null. */
  id: string | null;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/** One remittance beside the list. */
export function RemittancePanel({ isOpen, id, onClose, onGo }: RemittancePanelProps) {
  const t = useInsuranceText();
  const shownId = useShownId(id);
  return (
    <RecordDrawer isOpen={isOpen} id={shownId} title={t('remit.title')} onClose={onClose}>
      {shownId !== null && <One id={shownId} onGo={onGo} />}
    </RecordDrawer>
  );
}

function One({ id, onGo }: { id: string; onGo: (to: InsurancePlace) => void }) {
  const t = useInsuranceText();
  return (
    <RecordView
      read={useOperation(getRemittance, { params: { id } })}
      loading={t('remit.one.loading')}
      lines={[8]}
      missing={{ title: t('remit.missing.title'), body: t('remit.missing.body') }}
    >
      {(remittance) => <RemittanceDetails remittance={remittance} onGo={onGo} />}
    </RecordView>
  );
}
