import { Button } from '@sakina/design-system';
import { ConflictDialog } from '../../../shared/index.ts';
import { usePlanText } from '../messages/index.ts';
import { entriesOf } from '../model/sections.ts';
import type { SectionKey } from '../model/sections.ts';
import { EntryList } from './EntryList.tsx';
import type { PlanConflict, PlanEditor } from './use-plan-editor.ts';

export interface SectionConflictProps {
  editor: PlanEditor;
  /** The section both versions belong to. */
  section: SectionKey;
  conflict: PlanConflict;
}

/** Asks which of two versions of a section to keep, or both (SEC-16). */
export function SectionConflict({ editor, section, conflict }: SectionConflictProps) {
  const t = usePlanText();
  return (
    <ConflictDialog
      title={t('conflict.title', { section: t(`${section}.title`) })}
      body={t('conflict.body')}
      mine={{ title: t('conflict.yours'), content: <EntryList entries={conflict.mine} /> }}
      theirs={{ title: t('conflict.there'), content: <EntryList entries={entriesOf(conflict.latest, section)} /> }}
      onClose={editor.leaveConflict}
      actions={
        <>
          <Button variant="quiet" onPress={() => editor.resolve('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="secondary" onPress={() => editor.resolve('mine')}>
            {t('conflict.mine')}
          </Button>
          <Button variant="action" onPress={() => editor.resolve('both')}>
            {t('conflict.both')}
          </Button>
        </>
      }
    />
  );
}
