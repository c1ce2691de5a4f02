import { Button, ConfirmDialog, FormActions, SubmitButton } from '@sakina/design-system';
import { useState } from 'react';
import { usePlanText } from '../messages/index.ts';
import type { Edit } from '../model/kept-edit.ts';
import { nextSection } from '../model/sections.ts';
import { isUnsaved } from './use-plan-editor.ts';
import type { PlanEditor } from './use-plan-editor.ts';

export interface EditActionsProps {
  /** What writes the plan. */
  editor: PlanEditor;
  /** What is being written. */
  edit: Edit;
  /** Called to save and leave the way from step to step. */
  onSaveAndStop: () => void;
}

/** The ways on from a section. None lets go of what was written without a question. */
export function EditActions({ editor, edit, onSaveAndStop }: EditActionsProps) {
  const t = usePlanText();
  const [isAsking, setAsking] = useState(false);
  const hasNext = edit.isGuided && nextSection(edit.section) !== undefined;
  const hasWritten = isUnsaved(edit);
  return (
    <>
      <FormActions isSticky>
        {edit.isGuided ? (
          <Button variant="quiet" onPress={hasWritten ? onSaveAndStop : editor.close}>
            {t(hasWritten ? 'edit.saveAndStop' : 'edit.stop')}
          </Button>
        ) : (
          <Button variant="quiet" onPress={hasWritten ? () => setAsking(true) : editor.close}>
            {t('edit.cancel')}
          </Button>
        )}
        {hasNext && !hasWritten && (
          <Button variant="secondary" onPress={editor.skip}>
            {t('edit.skip')}
          </Button>
        )}
        <SubmitButton>{t(hasNext ? 'edit.saveAndGoOn' : 'edit.save')}</SubmitButton>
      </FormActions>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('discard.title')}
        confirmLabel={t('discard.confirm')}
        cancelLabel={t('discard.cancel')}
        onConfirm={editor.close}
      >
        {t('discard.body')}
      </ConfirmDialog>
    </>
  );
}
