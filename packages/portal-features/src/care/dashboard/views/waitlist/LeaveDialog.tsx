import { respondToWaitlist } from '@sakina/platform/contract';
import type { WaitlistEntry } from '@sakina/platform/contract';
import { ConfirmAction } from '../../../../shared/confirm-action/index.ts';
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
  return (
    <ConfirmAction
      operation={respondToWaitlist}
      input={{ params: { id: entry.id }, body: { action: 'LEAVE' } }}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.keep')}
      done={t('leave.done')}
      onClose={onClose}
      onDone={onLeft}
    >
      {t('leave.body')}
    </ConfirmAction>
  );
}
