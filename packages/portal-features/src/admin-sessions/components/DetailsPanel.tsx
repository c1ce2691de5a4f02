import { Drawer } from '@sakina/design-system';
import { useState } from 'react';
import { PanelBoundary } from '../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { SessionDetails } from './SessionDetails.tsx';

export interface DetailsPanelProps {
  /** The session that is open, or null. */
  selectedId: string | null;
  /** Called when the panel is closed. */
  onClose: () => void;
}

/** The details beside the list. While the panel slides away it keeps what it showed. */
export function DetailsPanel({ selectedId, onClose }: DetailsPanelProps) {
  const t = useAdminSessionsText();
  const [shownId, setShownId] = useState(selectedId);
  if (selectedId !== null && selectedId !== shownId) setShownId(selectedId);
  return (
    <Drawer isOpen={selectedId !== null} onOpenChange={onClose} title={t('detail.title')} placement="end" size="panel">
      {shownId !== null && (
        <PanelBoundary key={shownId}>
          <SessionDetails id={shownId} />
        </PanelBoundary>
      )}
    </Drawer>
  );
}
