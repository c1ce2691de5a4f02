import { Banner, Button, Grid, Heading, Inline, Stack, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useNotesText } from '../messages/index.ts';
import type { DraftSnapshot } from '../model/note-draft.ts';
import { contentOf } from '../model/templates.ts';
import { SectionTexts } from './SectionTexts.tsx';
import { useMoment } from './use-moment.ts';

export interface ConflictProps {
  snapshot: DraftSnapshot;
  /** Called with the text to keep. */
  onResolve: (choice: 'mine' | 'theirs') => void;
  /** Called to keep what was typed as an amendment, where the note has been signed. */
  onAmend: () => void;
}

const Side = styled(Stack)`
  padding: ${theme.space.x2};
  border-inline-start: 2px solid ${theme.color.hairline};
  &[data-side='mine'] { border-color: ${theme.color.primary}; }
`;

/** Two texts of one note side by side, and the choice between them; nothing is replaced without one (SEC-16). */
export function Conflict({ snapshot, onResolve, onAmend }: ConflictProps) {
  const t = useNotesText();
  const moment = useMoment();
  const { note, content } = snapshot;
  const isSigned = note.status !== 'DRAFT';
  const time = moment(note.signature?.signedAt ?? note.updatedAt);
  return (
    <Stack gap="x3">
      <Banner tone="warning" urgency="assertive" title={t(isSigned ? 'conflict.signed.title' : 'conflict.title')}>
        {t(isSigned ? 'conflict.signed.body' : 'conflict.body', { time })}
      </Banner>
      <Grid min="lg" gap="x3">
        <Side gap="x2" data-side="mine">
          <Heading level={3}>{t('conflict.mine')}</Heading>
          <SectionTexts sections={content.sections} headingLevel={4} />
        </Side>
        <Side gap="x2">
          <Heading level={3}>{t('conflict.theirs')}</Heading>
          <SectionTexts sections={contentOf(note).sections} headingLevel={4} />
        </Side>
      </Grid>
      {isSigned ? (
        <Inline gap="x1h">
          <Button onPress={onAmend}>{t('conflict.signed.amend')}</Button>
          <Button variant="secondary" onPress={() => onResolve('theirs')}>{t('conflict.signed.discard')}</Button>
        </Inline>
      ) : (
        <Inline gap="x1h">
          <Button onPress={() => onResolve('mine')}>{t('conflict.keepMine')}</Button>
          <Button variant="secondary" onPress={() => onResolve('theirs')}>{t('conflict.takeTheirs')}</Button>
        </Inline>
      )}
    </Stack>
  );
}
