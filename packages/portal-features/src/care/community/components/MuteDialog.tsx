import type { ContentTarget } from '@sakina/platform/contract';
import { muteAuthor } from '@sakina/platform/contract';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
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
  return (
    <ConfirmAction
      operation={muteAuthor}
      input={{ body: { target, isMuted: true } }}
      title={t('mute.title', { name })}
      confirmLabel={t('mute.confirm')}
      cancelLabel={t('cancel')}
      done={t('mute.done', { name })}
      onClose={onClose}
    >
      {t('mute.body')}
    </ConfirmAction>
  );
}
