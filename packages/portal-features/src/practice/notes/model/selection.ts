/** What the notes screen shows, as it stands in the address: ids that say nothing of a person. */
export interface NotesSelection {
  /** The note that is open. */
  noteId?: string;
  /** The session whose note is wanted; it is opened, or begun. */
  appointmentId?: string;
}

/** Reads the selection from an address's query. */
export function readNotesSelection(query: URLSearchParams): NotesSelection {
  const noteId = query.get('note');
  const appointmentId = query.get('appointment');
  return { ...(noteId ? { noteId } : {}), ...(appointmentId ? { appointmentId } : {}) };
}

/** The query that a selection is kept in; goes into `paths.providerNotes(…)`. */
export function writeNotesSelection({ noteId, appointmentId }: NotesSelection): Record<string, string | undefined> {
  return { note: noteId, appointment: appointmentId };
}
