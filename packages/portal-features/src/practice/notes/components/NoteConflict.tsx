import { Button } from '@sakina/design-system';
import { ConflictDialog } from '../../../shared/index.ts';
import { useNotesText } from '../messages/index.ts';
import type { DraftSnapshot } from '../model/note-draft.ts';
import { contentOf } from '../model/templates.ts';
import { SectionTexts } from './SectionTexts.tsx';
import { useMoment } from './use-moment.ts';

export interface NoteConflictProps {
  /** The draft as it is typed and kept. */
  snapshot: DraftSnapshot;
  /** Called with the version to keep. */
  onResolve: (choice: 'mine' | 'theirs') => void;
  /** Called to keep what was typed as an amendment, where the note has been signed. */
  onAmend: () => void;
  /** Called when the dialog is closed without a choice. */
  onClose: () => void;
}

/** Asks which of two versions of a note to keep. A signed note cannot be replaced, only amended (SEC-16). */
export function NoteConflict({ snapshot, onResolve, onAmend, onClose }: NoteConflictProps) {
  const t = useNotesText();
  const moment = useMoment();
  const { note, content } = snapshot;
  const isSigned = note.status !== 'DRAFT';
  const time = moment(note.signature?.signedAt ?? note.updatedAt, 'sentence');
  return (
    <ConflictDialog
      title={t(isSigned ? 'conflict.signed.title' : 'conflict.title')}
      body={t(isSigned ? 'conflict.signed.body' : 'conflict.body', { time })}
      mine={{
        title: t('conflict.mine'),
        content: <SectionTexts sections={content.sections} headingLevel={4} />,
      }}
      theirs={{
        title: t('conflict.theirs'),
        content: <SectionTexts sections={contentOf(note).sections} headingLevel={4} />,
      }}
      onClose={onClose}
      actions={
        isSigned ? (
          <>
            <Button variant="secondary" onPress={() => onResolve('theirs')}>
              {t('conflict.signed.discard')}
            </Button>
            <Button variant="action" onPress={onAmend}>
              {t('conflict.signed.amend')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onPress={() => onResolve('theirs')}>
              {t('conflict.takeTheirs')}
            </Button>
            <Button variant="action" onPress={() => onResolve('mine')}>
              {t('conflict.keepMine')}
            </Button>
          </>
        )
      }
    />
  );
}
