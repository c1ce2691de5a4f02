import { ConfirmDialog, useToast } from '@sakina/design-system';
import { deletePost, deleteReply } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { useErrorText } from '../../../shared/index.ts';
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
  const toast = useToast();
  const errorText = useErrorText();
  const post = useAction(deletePost);
  const reply = useAction(deleteReply);
  const action = kind === 'POST' ? post : reply;

  async function confirm() {
    try {
      await action.run({ params: { id } });
      toast({ tone: 'success', title: t(`delete.done.${kind}`) });
      onClose();
      onDeleted();
    } catch (error) {
      // Told of in the dialog.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) {
          action.reset();
          onClose();
        }
      }}
      title={t(`delete.title.${kind}`)}
      confirmLabel={t(`delete.confirm.${kind}`)}
      isBusy={action.isRunning}
      failure={action.error && errorText(action.error).body}
      onConfirm={() => void confirm()}
    >
      {t(hasAnswers ? 'delete.bodyAnswered' : 'delete.body')}
    </ConfirmDialog>
  );
}
