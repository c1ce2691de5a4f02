import { cancelAdminSession, getAdminSession, listAdminSessions } from '@sakina/platform/contract';
import type { AdminSession, AdminSessionDetail, CancellationReason } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { bulkSession, bulkSessionEvents } from '../../bulk-data/session-record.ts';
import { sessionIds } from '../../bulk-data/sessions.ts';
import { audit } from '../../rules/audit.ts';
import { isAhead } from '../../rules/live-session.ts';
import { notifyOfAppointment } from '../../rules/notify.ts';
import { refundCancelled } from '../../rules/payments.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { saveAndNotify } from '../save-and-notify.ts';
import { listCursor } from './list-cursor.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { eventsOf, notesByAppointment, sessionRecord } from './session-records.ts';
import { searchSessions } from './session-search.ts';
import { existingProvider } from './provider-records.ts';
import { checkSessionScope, standingFor } from './standing.ts';
import { actorOf } from './user-changes.ts';

const DEFAULT_PAGE_SIZE = 25;

export const listAdminSessionsHandler = defineHandler(
  listAdminSessions,
  ({ tables, query: { page = 1, pageSize = DEFAULT_PAGE_SIZE, after, ...search } }) => {
    const cursor = listCursor(['sessions', search]);
    const exists = (id: string) => (tables.appointments.get(id) || sessionIds.numberOf(id) !== null ? id : null);
    const afterId = cursor.read(after, exists) ?? undefined;
    const { items, total, hasMore } = searchSessions(tables, search, {
      afterId,
      limit: pageSize,
      offset: afterId === undefined ? (page - 1) * pageSize : 0,
    });
    const last = items.at(-1);
    return { items, total, page, pageSize, nextCursor: hasMore && last ? cursor.write(last.id) : null };
  },
);

function bulkDetail(tables: Tables, number: number): AdminSessionDetail {
  const record = bulkSession(
    bulkDataOf(tables),
    number,
    tables.bulkCancellations.get(sessionIds.of(number))?.cancellation,
  );
  return { ...record, events: bulkSessionEvents(record, number) };
}

function detailOf(tables: Tables, id: string): AdminSessionDetail {
  const number = sessionIds.numberOf(id);
  if (number !== null) return bulkDetail(tables, number);
  const appointment = tables.appointments.get(id);
  if (!appointment) throw notFound('this session');
  const notes = notesByAppointment(tables);
  const record = sessionRecord(tables, appointment, notes);
  return { ...record, events: eventsOf(record, notes.get(id), tables) };
}

export const getAdminSessionHandler = defineHandler(getAdminSession, ({ tables, params }) =>
  detailOf(tables, params.id),
);

/** A session of the caller’s scope that can still be called off. @throws ApiFailure */
export function comingSession({ tables, user }: Pick<Cancelling, 'tables' | 'user'>, id: string): AdminSession {
  const session: AdminSession = detailOf(tables, id);
  checkSessionScope(standingFor('sessions.cancel', tables, user), existingProvider(tables, session.provider.id));
  if (session.status !== 'CONFIRMED' && session.status !== 'PENDING')
    throw new ApiFailure(409, 'NOT_CANCELLABLE', 'This session has begun, is over or was cancelled before.');
  return session;
}

type Cancelling = Pick<HandlerContext<typeof cancelAdminSession>, 'tables' | 'user' | 'now' | 'emit'>;

/** Calls one session off for the platform: free for the client, what was paid goes back, both are told, and it is logged. */
export function cancelForPlatform(context: Cancelling, session: AdminSession, reason: CancellationReason): void {
  const { tables, user, now } = context;
  const free = { amountMinor: 0, currency: session.price.currency };
  const cancellation = { reason, by: 'ADMIN' as const, at: iso(now), fee: free };
  const appointment = tables.appointments.get(session.id);
  if (appointment && isAhead(appointment)) {
    const cancelled = saveAndNotify(context, {
      ...appointment,
      status: 'CANCELLED',
      cancellation,
      updatedAt: iso(now),
    });
    refundCancelled(context, cancelled);
    notifyOfAppointment(tables, cancelled, 'APPOINTMENT_CANCELLED', 'ADMIN', now);
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

export const cancelAdminSessionHandler = defineHandler(cancelAdminSession, (context) => {
  const { tables, params, body } = context;
  cancelForPlatform(context, comingSession(context, params.id), body.reason);
  return detailOf(tables, params.id);
});
