import { ButtonLink, EmptyState, Skeleton } from '@sakina/design-system';
import { listAppointments, listSessionNotes } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useCapabilities, useClock, useNow, useOperation } from '@sakina/platform/react';
import { useEffect, useSyncExternalStore } from 'react';
import { ClosedPage } from '../../../shared/index.ts';
import { DeskScreen } from '../../shared/desk/index.ts';
import { useDraftBook } from '../api/session-notes.ts';
import { NotesDesk } from '../components/NotesDesk.tsx';
import { useSaveOnLeave } from '../components/use-save-on-leave.ts';
import { useNotesText } from '../messages/index.ts';
import { isUnsigned } from '../model/note-list.ts';
import type { NotesSelection } from '../model/selection.ts';
import { unwrittenSessions, unwrittenSince } from '../model/unwritten.ts';

export interface NotesScreenProps {
  /** What is open, from the address. */
  selection: NotesSelection;
  /** Called when another note is opened or the open one is left; the app writes it to the address. */
  onSelectionChange: (next: NotesSelection) => void;
}

/**
 * A provider's session notes: write, sign, amend (ROUTE-29); without access to records none is asked for (PORTAL-3).
 */
export function NotesScreen(props: NotesScreenProps) {
  const t = useNotesText();
  const { canAccessPatientRecords } = useCapabilities();
  if (canAccessPatientRecords) return <Notes {...props} />;
  return (
    <ClosedPage title={t('title')} reason={t('closed.title')} action={t('closed.action')}>
      {t('closed.body')}
    </ClosedPage>
  );
}

function Notes({ selection, onSelectionChange }: NotesScreenProps) {
  const t = useNotesText();
  const book = useDraftBook();
  const own = useOperation(listSessionNotes, {});
  const { timeZone } = useClock();
  const now = useNow(60_000);
  const from = unwrittenSince(now, timeZone);
  const held = useOperation(listAppointments, { query: { from, status: 'COMPLETED', as: 'provider' } });
  // The list begins with the sessions without a note, so it waits for them; where they cannot be read, the notes stand
  // alone.
  const read = held.isLoading ? { ...own, data: undefined, isLoading: true } : own;
  const unsaved = useSyncExternalStore(book.subscribe, book.getUnsaved);
  useSaveOnLeave(book);
  useEffect(() => {
    if (own.data) book.adopt(own.data.items);
  }, [book, own.data]);

  const notes = book.newest(read.data?.items ?? []);
  const unwritten = unwrittenSessions(held.data?.items ?? [], notes, now);
  return (
    <DeskScreen
      title={t('title')}
      lead={read.isLoading ? <Skeleton /> : notes.length > 0 && t('lead', { count: notes.filter(isUnsigned).length })}
      read={read}
      loading={t('loading')}
      isEmpty={({ items }) => items.length + unwritten.length === 0 && selection.appointmentId === undefined}
      empty={
        <EmptyState
          title={t('empty.title')}
          illustration="dawn"
          action={<ButtonLink href={paths.startSession()}>{t('empty.action')}</ButtonLink>}
        >
          {t('empty.body')}
        </EmptyState>
      }
    >
      {() => (
        <NotesDesk
          notes={notes}
          unwritten={unwritten}
          book={book}
          unsaved={unsaved.split(' ')}
          selection={selection}
          onSelectionChange={onSelectionChange}
        />
      )}
    </DeskScreen>
  );
}
