import { Banner, Button } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { useErrorText } from '../../shared/index.ts';
import { useNotesText } from '../messages/index.ts';
import type { DraftSnapshot } from '../model/note-draft.ts';

export interface DraftNewsProps {
  snapshot: DraftSnapshot;
  /** Sends what is not saved, now. */
  onSave: () => void;
}

/** Says that a save failed: what is safe, and what can be done. */
export function DraftNews({ snapshot, onSave }: DraftNewsProps) {
  const t = useNotesText();
  const errorText = useErrorText();
  const { error, phase } = snapshot;
  if (error === undefined || phase === 'conflict') return null;
  const isTooLong = isApiError(error, 'VALIDATION_FAILED');
  return (
    <Banner
      tone="danger"
      urgency="assertive"
      title={t('save.failed.title')}
      actions={!isTooLong && <Button variant="secondary" size="small" isPending={phase === 'saving'} onPress={onSave}>{t('save.now')}</Button>}
    >
      {isTooLong ? t('section.tooLong') : errorText(error).body} {t('save.failed.kept')}
    </Banner>
  );
}
