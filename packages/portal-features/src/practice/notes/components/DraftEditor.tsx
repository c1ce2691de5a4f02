import { Banner, Button, FormActions, Stack, Text, theme } from '@sakina/design-system';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { lazyPanel, usePreload } from '../../../shared/index.ts';
import { useNotesText } from '../messages/index.ts';
import type { DraftSnapshot, NoteDraft } from '../model/note-draft.ts';
import { isEmptyNote } from '../model/templates.ts';
import type { NoteContent } from '../model/templates.ts';
import { NoteConflict } from './NoteConflict.tsx';
import { DraftNews } from './DraftNews.tsx';
import { SectionFields } from './SectionFields.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';

// The form library is not part of writing a note (FAST-1).
const SignDialog = lazyPanel(() => import('./SignDialog.tsx').then((m) => m.SignDialog));
const NEXT = [SignDialog];

export interface DraftEditorProps {
  draft: NoteDraft;
  /** The draft as it is typed and kept. */
  snapshot: DraftSnapshot;
  /** Called once the note is signed. */
  onSigned: () => void;
  /** Called to keep what was typed as an amendment, because the note was signed in another place. */
  onAmend: () => void;
}

const Narrow = styled.div`max-inline-size: 22rem;`;

/** Writes a note: it saves itself, and is signed at the end. */
export function DraftEditor({ draft, snapshot, onSigned, onAmend }: DraftEditorProps) {
  const t = useNotesText();
  usePreload(NEXT);
  const [isSigning, setSigning] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [isFoundEmpty, setFoundEmpty] = useState(false);
  const [focusFirst, setFocusFirst] = useState(0);
  const { content, phase } = snapshot;
  const save = () => void draft.flush();
  // Another note is opened, or the screen is left: what was typed goes first.
  useEffect(() => () => void draft.flush(), [draft]);

  function change(next: NoteContent) {
    draft.edit(next);
    if (!isEmptyNote(next)) setFoundEmpty(false);
  }
  async function openSigning() {
    if (phase === 'conflict') return setComparing(true);
    if (isEmptyNote(content)) return setFoundEmpty(true);
    // A failed save is told by its own banner; it does not open the dialog.
    if (await draft.flush()) setSigning(true);
  }

  const [first] = content.sections;
  return (
    <Stack gap="x3">
      <DraftNews snapshot={snapshot} onSave={save} onCompare={() => setComparing(true)} />
      <Narrow>
        <TemplateChoice content={content} onChange={change} />
      </Narrow>
      <SectionFields
        content={content}
        onChange={change}
        onLeave={save}
        focusFirst={focusFirst}
        isFoundEmpty={isFoundEmpty}
      />
      {isFoundEmpty && first && (
        <Banner
          tone="warning"
          urgency="assertive"
          title={t('sign.empty.title')}
          actions={
            <Button variant="secondary" size="small" onPress={() => setFocusFirst((times) => times + 1)}>
              {t('sign.empty.action', { section: t(`section.${first.key}`) })}
            </Button>
          }
        >
          {t('sign.empty.body')}
        </Banner>
      )}
      <Footer>
        <Text size="sm" tone="muted">
          {t('sign.hint')}
        </Text>
        <Button variant="action" onPress={() => void openSigning()}>
          {t('sign.open')}
        </Button>
      </Footer>
      {isComparing && phase === 'conflict' && (
        <NoteConflict
          snapshot={snapshot}
          onClose={() => setComparing(false)}
          onAmend={onAmend}
          onResolve={(choice) => {
            setComparing(false);
            void draft.resolve(choice);
          }}
        />
      )}
      {isSigning && (
        <SignDialog
          draft={draft}
          onClose={() => setSigning(false)}
          onSigned={onSigned}
          onEmpty={() => {
            setSigning(false);
            setFoundEmpty(true);
          }}
        />
      )}
    </Stack>
  );
}

const Footer = styled(FormActions)`padding-block-start: ${theme.space.x1};`;
