import { leaveGroupSession } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { GroupSession } from '@sakina/platform/contract';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
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
  // As it stood when the question was asked: the list is read again before the dialog closes.
  const [isWaiting] = useState(group.ownSeat?.status === 'WAITLISTED');
  return (
    <ConfirmAction
      operation={leaveGroupSession}
      input={{ params: { id: group.id } }}
      title={t('leave.title', { title: group.title })}
      confirmLabel={t(isWaiting ? 'leave.line' : 'leave')}
      cancelLabel={t('leave.keep')}
      done={t('leave.done', { title: group.title })}
      failureText={(error) => (isApiError(error, 'GROUP_NOT_OPEN') ? t('refused.notOpen') : undefined)}
      onClose={onClose}
      onDone={onLeft}
    >
      {t(isWaiting ? 'leave.body.line' : 'leave.body')}
    </ConfirmAction>
  );
}
