import type { Appointment, SessionNote } from '@sakina/platform/contract';
import { owedFor } from '@sakina/platform/domain';
import { addDays, dateIn, instantAt } from '@sakina/platform/format';

/** Days back in which a session without a note is looked for. */
const DAYS_BACK = 30;

/**
 * When the days begin in which a session without a note is looked for.
 * @param now Epoch milliseconds.
 * @returns ISO 8601 with an offset.
 */
export function unwrittenSince(now: number, timeZone: string): string {
  return instantAt(addDays(dateIn(new Date(now).toISOString(), timeZone), -DAYS_BACK), '00:00', timeZone);
}

/** Sessions that were held and have no note, the oldest first: its note is due first. @param now Epoch milliseconds. */
export function unwrittenSessions(
  held: readonly Appointment[],
  notes: readonly SessionNote[],
  now: number,
): Appointment[] {
  const noteOf = new Map(notes.map((note) => [note.appointmentId, note]));
  return held
    .filter((session) => owedFor(session, noteOf.get(session.id), now) === 'WRITE_NOTE')
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
