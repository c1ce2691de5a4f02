import type { AdminSession, AdminSessionView } from '@sakina/platform/contract';
import { sessionsHeldBack } from '../../rules/held-back.ts';
import type { Tables } from '../../store/table.ts';

/** Hours after a session within which its note may still be written. */
const NOTE_HOURS = 24;

/** The sessions of the practice that are paid, in part at least, or claimed from an insurer. */
function settledSessions(tables: Tables): ReadonlySet<string> {
  const paid = tables.payments.all().filter(({ status }) => status !== 'FAILED');
  const claimed = tables.claims.all().filter(({ status }) => status !== 'VOIDED');
  return new Set([...paid, ...claimed].flatMap(({ appointmentId }) => (appointmentId === null ? [] : [appointmentId])));
}

/**
 * A test of whether a session belongs to a view. Generated sessions are paid as they are held, those of the practice by
 * its books.
 */
export function viewTest(tables: Tables, view: AdminSessionView, now: Date): (session: AdminSession) => boolean {
  const settled = view === 'UNPAID' ? settledSessions(tables) : new Set<string>();
  const heldBack = new Set<string>(view === 'HELD_BACK' ? sessionsHeldBack(tables, now).map(({ id }) => id) : []);
  const due = now.getTime() - NOTE_HOURS * 3_600_000;
  return ({ id, status, endedAt, endsAt, noteStatus, cancellation, price }) => {
    switch (view) {
      case 'RUNNING':
        return status === 'IN_PROGRESS';
      case 'HELD_BACK':
        return heldBack.has(id);
      case 'NOTE_MISSING':
        return (
          status === 'COMPLETED' &&
          (noteStatus === null || noteStatus === 'DRAFT') &&
          Date.parse(endedAt ?? endsAt) < due
        );
      case 'UNPAID':
        return (
          status === 'COMPLETED' &&
          price.amountMinor > 0 &&
          tables.appointments.get(id) !== undefined &&
          !settled.has(id)
        );
      case 'NO_SHOW':
        return status === 'NO_SHOW';
      case 'CALLED_OFF':
        return status === 'CANCELLED' && cancellation?.by === 'ADMIN';
    }
  };
}
