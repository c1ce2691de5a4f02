import { ConfirmDialog } from '@sakina/design-system';
import { useWaitingText } from './messages/index.ts';

export interface DiscardDialogProps {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks once more before words are let go of that are nowhere else. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  const t = useWaitingText();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onKeep()}
      title={t('confirm.title')}
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('confirm.no')}
      onConfirm={onDiscard}
    >
      {t('confirm.body')}
    </ConfirmDialog>
  );
}
