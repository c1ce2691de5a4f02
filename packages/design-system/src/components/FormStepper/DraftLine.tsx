import { CloudCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { useFormText } from '../Form/messages/index.ts';
import { Draft } from './FormStepper.styles.ts';

/** How the draft is doing, as whoever keeps it tells. */
export type DraftState =
  | { status: 'saving' }
  | { status: 'saved'; when?: string }
  | { status: 'failed'; onRetry?: () => void };

const ICONS = { saving: CloudUpload, saved: CloudCheck, failed: TriangleAlert } as const;

/** Says whether what is typed is safe on this device. Only a failure is read out: the rest comes every few seconds. */
export function DraftLine({ draft }: { draft: DraftState }) {
  const t = useFormText();
  const Icon = ICONS[draft.status];
  const words = draft.status === 'saving' ? t('draftSaving') : draft.status === 'failed' ? t('draftFailed') : draft.when ? t('draftSavedWhen', { when: draft.when }) : t('draftSaved');
  return (
    <div aria-live={draft.status === 'failed' ? 'assertive' : 'off'}>
      <Draft data-state={draft.status}>
        <Icon aria-hidden />
        <span>{words}</span>
        {draft.status === 'failed' && draft.onRetry && <Button variant="secondary" size="small" onPress={draft.onRetry}>{t('saveAgain')}</Button>}
      </Draft>
    </div>
  );
}
