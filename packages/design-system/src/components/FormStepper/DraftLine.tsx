import { CloudCheck, CloudUpload, LockKeyhole, TriangleAlert } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { useFormText } from '../Form/messages/index.ts';
import { Draft } from './FormStepper.styles.ts';

/** The status of the draft, as reported by its owner. */
export type DraftState =
  | { status: 'kept'; where: 'device' | 'tab' }
  | { status: 'saving' }
  | { status: 'saved'; when?: string }
  | { status: 'failed'; onRetry?: () => void };

export interface DraftLineProps {
  /** Where the draft is stored, or its status. */
  draft: DraftState;
}

const ICONS = { kept: LockKeyhole, saving: CloudUpload, saved: CloudCheck, failed: TriangleAlert } as const;

function useWords(): (draft: DraftState) => string {
  const t = useFormText();
  return (draft) => {
    if (draft.status === 'kept') return t(draft.where === 'tab' ? 'draftInTab' : 'draftOnDevice');
    if (draft.status === 'saving') return t('draftSaving');
    if (draft.status === 'failed') return t('draftFailed');
    return draft.when ? t('draftSavedWhen', { when: draft.when }) : t('draftSaved');
  };
}

/** Says whether typed text is saved on this device. Only a failure is announced: the rest changes every few seconds. */
export function DraftLine({ draft }: DraftLineProps) {
  const t = useFormText();
  const words = useWords()(draft);
  const Icon = ICONS[draft.status];
  return (
    <div aria-live={draft.status === 'failed' ? 'assertive' : 'off'}>
      <Draft data-state={draft.status}>
        <Icon aria-hidden />
        <span>{words}</span>
        {draft.status === 'failed' && draft.onRetry && (
          <Button variant="secondary" size="small" onPress={draft.onRetry}>
            {t('saveAgain')}
          </Button>
        )}
      </Draft>
    </div>
  );
}
