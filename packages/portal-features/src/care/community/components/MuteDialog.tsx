import { ConfirmDialog, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ContentTarget } from '@sakina/platform/contract';
import { muteAuthor } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useErrorText } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';

export interface MuteDialogProps {
  target: Exclude<ContentTarget, { kind: 'REVIEW' }>;
  /** The name that the author goes by. */
  name: string;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Asks before everything that an author writes is hidden from the reader. */
export function MuteDialog({ target, name, onClose }: MuteDialogProps) {
  const t = useInsideText();
  const toast = useToast();
  const mute = useAction(muteAuthor);
  const errorText = useErrorText();
  const { error } = mute;

  async function confirm() {
    try {
      await mute.run({ body: { target, isMuted: true } });
      toast({ tone: 'success', title: t('mute.done', { name }) });
      onClose();
    } catch (thrown) {
      // Shown in the dialog.
      if (!isApiError(thrown)) throw thrown;
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('mute.title', { name })}
      confirmLabel={t('mute.confirm')}
      cancelLabel={t('cancel')}
      isBusy={mute.isRunning}
      failure={error && errorText(error).body}
      onConfirm={() => void confirm()}
    >
      {t('mute.body')}
    </ConfirmDialog>
  );
}
