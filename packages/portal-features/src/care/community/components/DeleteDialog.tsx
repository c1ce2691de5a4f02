import { deletePost, deleteReply } from '@sakina/platform/contract';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { useInsideText } from '../messages/inside/index.ts';

export interface DeleteDialogProps {
  /** What is taken back. */
  target: { kind: 'POST' | 'REPLY'; id: string };
  /** Whether an empty place stays because others have answered. */
  hasAnswers: boolean;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when it is gone and the lists have been read again. */
  onDeleted: () => void;
}

/** Asks before something is taken back, and takes it back. */
export function DeleteDialog({ target: { kind, id }, hasAnswers, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  const t = useInsideText();
  return (
    <ConfirmAction
      isOpen={isOpen}
      operation={kind === 'POST' ? deletePost : deleteReply}
      input={{ params: { id } }}
      title={t(`delete.title.${kind}`)}
      confirmLabel={t(`delete.confirm.${kind}`)}
      done={t(`delete.done.${kind}`)}
      onClose={onClose}
      onDone={onDeleted}
    >
      {t(hasAnswers ? 'delete.bodyAnswered' : 'delete.body')}
    </ConfirmAction>
  );
}
