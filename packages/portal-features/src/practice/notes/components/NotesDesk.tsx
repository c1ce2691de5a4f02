import { Button, EmptyState, Stack } from '@sakina/design-system';
import type { Appointment, SessionNote } from '@sakina/platform/contract';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PanelBoundary } from '../../../shared/index.ts';
import { useNotesText } from '../messages/index.ts';
import type { DraftBook } from '../model/draft-book.ts';
import { inReadingOrder, isUnsigned } from '../model/note-list.ts';
import type { NotesSelection } from '../model/selection.ts';
import { BeginNote } from './BeginNote.tsx';
import { deskStyle } from './NotesDesk.styles.ts';
import { NotePane } from './NotePane.tsx';
import { NotesList } from './NotesList.tsx';
import { UnwrittenSessions } from './UnwrittenSessions.tsx';

export interface NotesDeskProps {
  notes: readonly SessionNote[];
  /** Sessions that were held and have no note. */
  unwritten: readonly Appointment[];
  book: DraftBook;
  /** Ids of notes with unsaved text. */
  unsaved: readonly string[];
  selection: NotesSelection;
  onSelectionChange: (next: NotesSelection) => void;
}

const Desk = styled.div`${deskStyle}`;

/** The list and the note that is open, side by side where there is room. */
export function NotesDesk({ notes, unwritten, book, unsaved, selection, onSelectionChange }: NotesDeskProps) {
  const t = useNotesText();
  const desk = useRef<HTMLDivElement>(null);
  const [isAskedFor, setAskedFor] = useState(false);
  const { noteId, appointmentId } = selection;
  const open = notes.find((note) => (noteId ? note.id === noteId : note.appointmentId === appointmentId));
  const hasSelection = noteId !== undefined || appointmentId !== undefined;
  const lastOpen = useRef<string>(undefined);

  useEffect(() => {
    // On phones the list replaces the note: the focus goes back to where it was opened from.
    if (!open && lastOpen.current && document.activeElement === document.body) {
      desk.current?.querySelector<HTMLElement>(`[data-note="${CSS.escape(lastOpen.current)}"]`)?.focus();
    }
    lastOpen.current = open?.id;
  }, [open]);

  function select(next: NotesSelection) {
    setAskedFor(true);
    onSelectionChange(next);
  }

  return (
    <Desk ref={desk} data-view={hasSelection ? 'note' : 'list'}>
      <nav data-part="list" aria-label={t('list.label')}>
        <Stack gap="x3">
          <UnwrittenSessions sessions={unwritten} openId={appointmentId} onSelect={select} />
          {notes.length > 0 && <NotesList notes={notes} openId={open?.id} unsaved={unsaved} onSelect={select} />}
        </Stack>
      </nav>
      <div data-part="note">
        <PanelBoundary key={open?.id ?? 'none'}>
          {open ? (
            <NotePane key={open.id} note={open} book={book} onSelect={select} takesFocus={isAskedFor} />
          ) : noteId ? (
            <EmptyState
              title={t('missing.title')}
              action={
                <Button variant="secondary" onPress={() => select({})}>
                  {t('missing.action')}
                </Button>
              }
            >
              {t('missing.body')}
            </EmptyState>
          ) : appointmentId ? (
            <BeginNote key={appointmentId} appointmentId={appointmentId} />
          ) : (
            <NothingOpen notes={notes} onSelect={select} />
          )}
        </PanelBoundary>
      </div>
    </Desk>
  );
}

function NothingOpen({
  notes,
  onSelect,
}: {
  notes: readonly SessionNote[];
  onSelect: (selection: NotesSelection) => void;
}) {
  const t = useNotesText();
  const oldest = inReadingOrder(notes).findLast(isUnsigned);
  return (
    <EmptyState
      title={t('choose.title')}
      action={
        oldest && (
          <Button variant="secondary" onPress={() => onSelect({ noteId: oldest.id })}>
            {t('choose.oldest')}
          </Button>
        )
      }
    >
      {t('choose.body')}
    </EmptyState>
  );
}
