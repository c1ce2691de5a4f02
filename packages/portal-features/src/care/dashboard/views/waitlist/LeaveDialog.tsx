import { ConfirmDialog, useToast } from '@sakina/design-system';
import { respondToWaitlist } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { WaitlistEntry } from '@sakina/platform/contract';
import { useErrorText } from '../../../../shared/index.ts';
import { useWaitlistText } from './messages/index.ts';

export interface LeaveDialogProps {
  /** The place on a waitlist that it is about. */
  entry: WaitlistEntry;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when it is left and the list has been read again. */
  onLeft: () => void;
}

/** Asks before a place in line is given up. */
export function LeaveDialog({ entry, onClose, onLeft }: LeaveDialogProps) {
  const t = useWaitlistText();
  const toast = useToast();
  const errorText = useErrorText();
  const respond = useAction(respondToWaitlist);

  async function leave() {
    try {
      await respond.run({ params: { id: entry.id }, body: { action: 'LEAVE' } });
      toast({ tone: 'success', title: t('leave.done') });
      onLeft();
    } catch (error) {
      // Told of in the dialog.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.keep')}
      isBusy={respond.isRunning}
      failure={respond.error && errorText(respond.error).title}
      onConfirm={() => void leave()}
    >
      {t('leave.body')}
    </ConfirmDialog>
  );
}
