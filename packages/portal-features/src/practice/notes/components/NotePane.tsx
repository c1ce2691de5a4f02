import { Heading, Inline, Stack, Text, theme } from '@sakina/design-system';
import type { SessionNote } from '@sakina/platform/contract';
import { useDraft } from '@sakina/platform/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { DraftBook } from '../model/draft-book.ts';
import { readKeptDraft } from '../model/kept-draft.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { NoteStatusBadge } from './NoteStatusBadge.tsx';
import { SaveState } from './SaveState.tsx';
import { SignedNote } from './SignedNote.tsx';
import { useMoment } from './use-moment.ts';

export interface NotePaneProps {
  /** The note that it is about. */
  note: SessionNote;
  book: DraftBook;
  /** Puts the focus on the note's name when it appears, because the reader asked for it. */
  takesFocus: boolean;
}

const Name = styled(Heading)`border-radius: ${theme.radius.sm};`;

/** One note: whose and when, how it stands, and its text to write or to read. */
export function NotePane({ note: listed, book, takesFocus }: NotePaneProps) {
  const moment = useMoment();
  const [draft] = useState(() => book.open(listed));
  const snapshot = useSyncExternalStore(draft.subscribe, draft.getSnapshot);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  useDraft(`note:${listed.id}`, {
    value: snapshot.kept,
    onRestore: (value) => {
      const kept = readKeptDraft(value);
      if (kept) draft.restore(kept);
    },
  });

  const { note, phase } = snapshot;
  const isConflict = phase === 'conflict';
  const isWritten = note.status === 'DRAFT' || isConflict;
  const wasConflict = useRef(isConflict);
  useEffect(() => {
    // The banner that led to the choice is gone, and the focus with it.
    if (wasConflict.current && !isConflict) heading.current?.focus();
    wasConflict.current = isConflict;
  }, [isConflict]);
  function makeAmendment() {
    const written = snapshot.content.sections.map(({ text }) => text.trim()).filter((text) => text !== '');
    book.keepAmendment(note.id, written.join('\n\n'));
    void draft.resolve('theirs');
  }

  return (
    <Stack gap="x3">
      <Stack gap="x1">
        <Inline gap="x1h" justify="between" align="start">
          <Name ref={heading} level={2} id={`note-${note.id}`} tabIndex={-1}>
            <bdi>{note.client.displayName}</bdi>
          </Name>
          <NoteStatusBadge status={note.status} />
        </Inline>
        <Inline gap="x2" justify="between">
          <Text size="sm" tone="muted" font="data">
            <time dateTime={note.sessionStartedAt}>{moment(note.sessionStartedAt)}</time>
          </Text>
          {isWritten && <SaveState snapshot={snapshot} />}
        </Inline>
      </Stack>
      {isWritten ? (
        <DraftEditor draft={draft} snapshot={snapshot} onSigned={focusHeading} onAmend={makeAmendment} />
      ) : (
        <SignedNote
          note={note}
          begun={book.amendmentOf(note.id)}
          onKeep={(text) => book.keepAmendment(note.id, text)}
          onNote={(newer) => draft.adopt(newer)}
        />
      )}
    </Stack>
  );
}
