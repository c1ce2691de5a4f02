import type { SessionNote } from '@sakina/platform/contract';
import { foldForSearch } from '@sakina/platform/locale';

/** Which notes the list shows. */
export type NotesFilter = 'all' | 'unsigned' | 'signed';

/** Whether a note still waits for its signature. */
export function isUnsigned(note: SessionNote): boolean {
  return note.status === 'DRAFT';
}

/** Unsigned notes first, the oldest session first, as it is due first; then the signed ones, the newest first. */
export function inReadingOrder(notes: readonly SessionNote[]): SessionNote[] {
  const startOf = ({ sessionStartedAt }: SessionNote) => Date.parse(sessionStartedAt);
  return [
    ...notes.filter(isUnsigned).toSorted((a, b) => startOf(a) - startOf(b)),
    ...notes.filter((note) => !isUnsigned(note)).toSorted((a, b) => startOf(b) - startOf(a)),
  ];
}

/**
 * The notes that a list shows, in its order.
 * @param search Words from the client's name; all have to be found.
 */
export function shownNotes(notes: readonly SessionNote[], filter: NotesFilter, search: string): SessionNote[] {
  const words = foldForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return inReadingOrder(notes).filter((note) => {
    if (filter !== 'all' && isUnsigned(note) !== (filter === 'unsigned')) return false;
    const name = foldForSearch(note.client.displayName);
    return words.every((word) => name.includes(word));
  });
}
