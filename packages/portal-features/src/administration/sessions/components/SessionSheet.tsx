import { SideSheet } from '@sakina/design-system';
import { PanelBoundary } from '../../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { SessionDetails } from './SessionDetails.tsx';

export interface SessionSheetProps {
  id: string;
  onClose: () => void;
}

/** One session beside the list. */
export function SessionSheet({ id, onClose }: SessionSheetProps) {
  const t = useAdminSessionsText();
  return (
    <SideSheet isOpen onOpenChange={onClose} title={t('detail.title')}>
      <PanelBoundary key={id}>
        <SessionDetails id={id} />
      </PanelBoundary>
    </SideSheet>
  );
}
