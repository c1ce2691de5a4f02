import { Banner, Button } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { useErrorText } from '../../../shared/index.ts';
import { useNotesText } from '../messages/index.ts';
import type { DraftSnapshot } from '../model/note-draft.ts';

export interface DraftNewsProps {
  /** The draft as it is typed and kept. */
  snapshot: DraftSnapshot;
  /** Sends what is not saved, now. */
  onSave: () => void;
  /** Shows both texts of a conflict. */
  onCompare: () => void;
}

/** Says that a save failed or met another text: what is safe, and what can be done. Writing goes on meanwhile. */
export function DraftNews({ snapshot, onSave, onCompare }: DraftNewsProps) {
  const t = useNotesText();
  const errorText = useErrorText();
  const { error, phase, note } = snapshot;
  if (phase === 'conflict') {
    return (
      <Banner
        tone="warning"
        urgency="assertive"
        title={t(note.status === 'DRAFT' ? 'conflict.title' : 'conflict.signed.title')}
        actions={
          <Button variant="secondary" size="small" onPress={onCompare}>
            {t('conflict.compare')}
          </Button>
        }
      >
        {t('conflict.news')}
      </Banner>
    );
  }
  if (error === undefined) return null;
  const isTooLong = isApiError(error, 'VALIDATION_FAILED');
  return (
    <Banner
      tone="danger"
      urgency="assertive"
      title={t('save.failed.title')}
      actions={
        !isTooLong && (
          <Button variant="secondary" size="small" isPending={phase === 'saving'} onPress={onSave}>
            {t('save.now')}
          </Button>
        )
      }
    >
      {isTooLong ? t('section.tooLong') : errorText(error).body} {t('save.failed.kept')}
    </Banner>
  );
}
