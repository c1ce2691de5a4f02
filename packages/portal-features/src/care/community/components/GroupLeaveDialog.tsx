import { ConfirmDialog, useToast } from '@sakina/design-system';
import { leaveGroupSession } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { GroupSession } from '@sakina/platform/contract';
import { useState } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/groups/index.ts';

export interface GroupLeaveDialogProps {
  /** The meeting that it is about, as a member sees it. */
  group: GroupSession;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when the place is given up. */
  onLeft: () => void;
}

/** Asks before a seat or a place in line is given up: who gets it is said. */
export function GroupLeaveDialog({ group, onClose, onLeft }: GroupLeaveDialogProps) {
  const t = useGroupsText();
  const toast = useToast();
  const errorText = useErrorText();
  const leave = useAction(leaveGroupSession);
  // As it stood when the question was asked: the list is read again before the dialog closes.
  const [isWaiting] = useState(group.ownSeat?.status === 'WAITLISTED');
  const { error } = leave;

  async function confirm() {
    try {
      await leave.run({ params: { id: group.id } });
      toast({ tone: 'success', title: t('leave.done', { title: group.title }) });
      onClose();
      onLeft();
    } catch (thrown) {
      // Told of in the dialog.
      if (!isApiError(thrown)) throw thrown;
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('leave.title', { title: group.title })}
      confirmLabel={t(isWaiting ? 'leave.line' : 'leave')}
      cancelLabel={t('leave.keep')}
      isBusy={leave.isRunning}
      failure={isApiError(error, 'GROUP_NOT_OPEN') ? t('refused.notOpen') : error && errorText(error).body}
      onConfirm={() => void confirm()}
    >
      {t(isWaiting ? 'leave.body.line' : 'leave.body')}
    </ConfirmDialog>
  );
}
