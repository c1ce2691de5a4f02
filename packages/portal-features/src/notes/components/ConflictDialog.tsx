import { Button, Dialog, Grid, Heading, Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useNotesText } from '../messages/index.ts';
import type { DraftSnapshot } from '../model/note-draft.ts';
import { contentOf } from '../model/templates.ts';
import { SectionTexts } from './SectionTexts.tsx';
import { useMoment } from './use-moment.ts';

export interface ConflictDialogProps {
  snapshot: DraftSnapshot;
  /** Called with the text to keep. */
  onResolve: (choice: 'mine' | 'theirs') => void;
  /** Called to keep what was typed as an amendment, where the note has been signed. */
  onAmend: () => void;
  /** Called when it is left without a choice. */
  onClose: () => void;
}

const Side = styled(Stack)`
  padding-inline-start: ${theme.space.x2};
  border-inline-start: 2px solid ${theme.color.hairline};
  &[data-side='mine'] { border-color: ${theme.color.primary}; }
`;

/** Two texts of one note side by side, and the choice between them; nothing is replaced without one (SEC-16). */
export function ConflictDialog({ snapshot, onResolve, onAmend, onClose }: ConflictDialogProps) {
  const t = useNotesText();
  const moment = useMoment();
  const { note, content } = snapshot;
  const isSigned = note.status !== 'DRAFT';
  const time = moment(note.signature?.signedAt ?? note.updatedAt);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={t(isSigned ? 'conflict.signed.title' : 'conflict.title')}
      actions={
        isSigned ? (
          <>
            <Button variant="secondary" onPress={() => onResolve('theirs')}>
              {t('conflict.signed.discard')}
            </Button>
            <Button onPress={onAmend}>{t('conflict.signed.amend')}</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onPress={() => onResolve('theirs')}>
              {t('conflict.takeTheirs')}
            </Button>
            <Button onPress={() => onResolve('mine')}>{t('conflict.keepMine')}</Button>
          </>
        )
      }
    >
      <Stack gap="x3">
        <Text measure>{t(isSigned ? 'conflict.signed.body' : 'conflict.body', { time })}</Text>
        <Grid min="md" gap="x3">
          <Side gap="x2" data-side="mine">
            <Heading level={3}>{t('conflict.mine')}</Heading>
            <SectionTexts sections={content.sections} headingLevel={4} />
          </Side>
          <Side gap="x2">
            <Heading level={3}>{t('conflict.theirs')}</Heading>
            <SectionTexts sections={contentOf(note).sections} headingLevel={4} />
          </Side>
        </Grid>
      </Stack>
    </Dialog>
  );
}
