/** A session as far as its note depends on it; instants in ISO 8601. */
interface NotedSession {
  status: 'PENDING' | 'CONFIRMED' | 'IN_PROGRESS' | 'COMPLETED' | 'CANCELLED' | 'NO_SHOW';
  startedAt: string | null;
}

/** Whether the note of a session can be written: now, once the session is started, or never. */
export type NoteAccess = 'NOW' | 'ONCE_STARTED' | 'NEVER';

/**
 * When the note of a session can be written: the one answer for the calendar, the day, the record, the notes and the
 * server. A note is of a session that began, whatever became of it.
 */
export function noteAccess({ status, startedAt }: NotedSession): NoteAccess {
  if (startedAt !== null) return 'NOW';
  return status === 'CANCELLED' || status === 'NO_SHOW' ? 'NEVER' : 'ONCE_STARTED';
}
