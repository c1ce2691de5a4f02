import { Button, EmptyState, Stack, useFirstOpen } from '@sakina/design-system';
import type { Appointment, SessionNote } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { PanelBoundary } from '../../../shared/index.ts';
import { Desk, DeskBack, DeskSheet, useAskedFor } from '../../shared/desk/index.ts';
import { useNotesText } from '../messages/index.ts';
import type { DraftBook } from '../model/draft-book.ts';
import { inReadingOrder } from '../model/note-list.ts';
import type { NotesSelection } from '../model/selection.ts';
import { BeginNote } from './BeginNote.tsx';
import { NotePane } from './NotePane.tsx';
import { NotesList } from './NotesList.tsx';
import { UnwrittenSessions } from './UnwrittenSessions.tsx';

export interface NotesDeskProps {
  /** Notes, as they were read. */
  notes: readonly SessionNote[];
  /** Sessions that were held and have no note. */
  unwritten: readonly Appointment[];
  book: DraftBook;
  /** Ids of notes with unsaved text. */
  unsaved: readonly string[];
  /** What is open, from the address. */
  selection: NotesSelection;
  /** Called when something else is opened; the app writes it to the address. */
  onSelectionChange: (next: NotesSelection) => void;
}

/** The list and the note that is open, side by side where there is room. */
export function NotesDesk({ notes, unwritten, book, unsaved, selection, onSelectionChange }: NotesDeskProps) {
  const t = useNotesText();
  const [isAskedFor, select] = useAskedFor(onSelectionChange);
  const { noteId, appointmentId } = selection;
  const hasSelection = noteId !== undefined || appointmentId !== undefined;
  // The note that is due first heads the list; a note that is not begun is begun by who asks for it.
  const shownId = useFirstOpen(noteId, hasSelection ? undefined : inReadingOrder(notes)[0]?.id);
  const open = notes.find((note) =>
    appointmentId && !noteId ? note.appointmentId === appointmentId : note.id === shownId,
  );
  return (
    <Desk
      label={t('list.label')}
      list={
        <Stack gap="x3">
          <UnwrittenSessions sessions={unwritten} openId={appointmentId} onSelect={select} />
          {notes.length > 0 && <NotesList notes={notes} openId={open?.id} unsaved={unsaved} onSelect={select} />}
        </Stack>
      }
      chosenId={hasSelection ? (open?.id ?? appointmentId) : undefined}
      isOpen={hasSelection}
    >
      {open ? (
        <DeskSheet
          key={open.id}
          as="article"
          aria-labelledby={`note-${open.id}`}
          back={
            <DeskBack href={paths.providerNotes()} onGo={() => select({})}>
              {t('back')}
            </DeskBack>
          }
        >
          <NotePane note={open} book={book} takesFocus={isAskedFor} />
        </DeskSheet>
      ) : (
        <PanelBoundary key={noteId ?? appointmentId}>
          {noteId ? (
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
          ) : (
            appointmentId && <BeginNote appointmentId={appointmentId} />
          )}
        </PanelBoundary>
      )}
    </Desk>
  );
}
