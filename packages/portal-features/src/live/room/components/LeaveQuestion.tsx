import { ConfirmDialog } from '@sakina/design-system';
import { useSessionText } from '../messages/index.ts';

export interface LeaveQuestionProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when the host stays. */
  onStay: () => void;
  /** Called when the host leaves the room, which stays open. */
  onLeave: () => void;
}

/** Asks a host on the way to a page beside which a call cannot go on whether to leave it. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const t = useSessionText();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onStay}
      title={t('floating.leave.title')}
      confirmLabel={t('out.leave')}
      cancelLabel={t('end.confirm.stay')}
      onConfirm={onLeave}
    >
      {t('floating.leave.body')}
    </ConfirmDialog>
  );
}
