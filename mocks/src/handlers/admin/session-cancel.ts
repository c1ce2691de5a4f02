import type { AdminSession, AdminSessionDetail, CancellationReason, Money } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { bulkSession, bulkSessionEvents } from '../../bulk-data/session-record.ts';
import { sessionIds } from '../../bulk-data/sessions.ts';
import type { Emit } from '../../realtime/outbox.ts';
import { cancellationFor } from '../../rules/cancellations.ts';
import { audit } from '../../rules/audit.ts';
import { liveInvoiceOf, paymentsOn } from '../../rules/invoices.ts';
import { refundCancelled } from '../../rules/payments.ts';
import { refundable } from '../../rules/refunds.ts';
import { setMarkOf } from '../../rules/set-mark.ts';
import { tellOfSession } from '../../rules/tell.ts';
import type { Tables } from '../../store/table.ts';
import { notFound } from '../api-failure.ts';
import type { Caller } from '../caller.ts';
import { saveAndNotify } from '../save-and-notify.ts';
import { actorOf } from './actor.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { eventsOf, notesByAppointment, sessionRecord } from './session-records.ts';

function bulkDetail(tables: Tables, number: number): AdminSessionDetail {
  const record = bulkSession(
    bulkDataOf(tables),
    number,
    tables.bulkCancellations.get(sessionIds.of(number))?.cancellation,
  );
  return { ...record, events: bulkSessionEvents(record, number) };
}

/** A session by id, with what happened to it. @throws ApiFailure 404 */
export function sessionDetail(tables: Tables, id: string): AdminSessionDetail {
  const number = sessionIds.numberOf(id);
  if (number !== null) return bulkDetail(tables, number);
  const appointment = tables.appointments.get(id);
  if (!appointment) throw notFound('this session');
  const notes = notesByAppointment(tables);
  const record = sessionRecord(tables, appointment, notes);
  return { ...record, events: eventsOf(record, notes.get(id), tables) };
}

/** What cancelling needs of a handler’s context. */
export interface Cancelling {
  tables: Tables;
  user: Caller;
  now: Date;
  emit: Emit;
}

/**
 * Calls one session off for the platform: free for the client, what was paid goes back, both are told, and it is
 * logged.
 */
export function cancelForPlatform(context: Cancelling, session: AdminSession, reason: CancellationReason): void {
  const { tables, user, now } = context;
  const free = { amountMinor: 0, currency: session.price.currency };
  const cancellation = cancellationFor(session, { reason, by: 'ADMIN' as const, at: iso(now), fee: free });
  const appointment = tables.appointments.get(session.id);
  if (appointment && isPlanned(appointment)) {
    const cancelled = saveAndNotify(context, {
      ...appointment,
      status: 'CANCELLED',
      cancellation,
      updatedAt: iso(now),
    });
    refundCancelled(context, cancelled);
    tellOfSession(tables, 'session.cancelByAdministrator', cancelled, { by: user.userId, at: now });
  } else tables.bulkCancellations.put({ id: session.id, cancellation });
  audit(
    tables,
    {
      // The free text may mention the client, so the log has only the reason code.
      actor: actorOf(user),
      action: 'session.cancelled',
      target: { kind: 'SESSION', id: session.id, label: null },
      reason: reason.code,
      before: { status: session.status },
      after: { status: 'CANCELLED' },
    },
    now,
  );
}

/** Stands for a set of sessions: another set has another mark. */
export const markOfSessions = (sessions: readonly AdminSession[]): string =>
  setMarkOf(sessions.map(({ id, startsAt }) => [id, startsAt]));

/** What goes back to the client if the platform calls a session off; null where nothing was paid. */
export function refundOf(tables: Tables, { id, price }: AdminSession): Money | null {
  const invoice = liveInvoiceOf(tables, id);
  const paid = invoice ? paymentsOn(tables, invoice.id).reduce((sum, row) => sum + refundable(row), 0) : 0;
  return paid > 0 ? { amountMinor: paid, currency: price.currency } : null;
}
