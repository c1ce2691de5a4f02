import { cancelAdminSession, getAdminSession, listAdminSessions } from '@sakina/platform/contract';
import type { AdminSession, AdminSessionDetail } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { crowdSession, crowdSessionEvents } from '../../crowd/session-record.ts';
import { sessionIds } from '../../crowd/sessions.ts';
import { audit } from '../../rules/audit.ts';
import { isAhead } from '../../rules/live-session.ts';
import { notifyOfAppointment } from '../../rules/notify.ts';
import { settleCancelled } from '../../rules/payments.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { putAndTell } from '../tell-provider.ts';
import { listCursor } from './list-cursor.ts';
import { crowdOf } from './origin.ts';
import { eventsOf, notesByAppointment, sessionRecord } from './session-records.ts';
import { searchSessions } from './session-search.ts';
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

function crowdDetail(tables: Tables, number: number): AdminSessionDetail {
  const record = crowdSession(
    crowdOf(tables),
    number,
    tables.crowdCancellations.get(sessionIds.of(number))?.cancellation,
  );
  return { ...record, events: crowdSessionEvents(record, number) };
}

function detailOf(tables: Tables, id: string): AdminSessionDetail {
  const number = sessionIds.numberOf(id);
  if (number !== null) return crowdDetail(tables, number);
  const appointment = tables.appointments.get(id);
  if (!appointment) throw notFound('this session');
  const notes = notesByAppointment(tables);
  const record = sessionRecord(tables, appointment, notes);
  return { ...record, events: eventsOf(record, notes.get(id), tables) };
}

export const getAdminSessionHandler = defineHandler(getAdminSession, ({ tables, params }) =>
  detailOf(tables, params.id),
);

export const cancelAdminSessionHandler = defineHandler(cancelAdminSession, (context) => {
  const { tables, params, body, user, now } = context;
  const session: AdminSession = detailOf(tables, params.id);
  const isComing = session.status === 'CONFIRMED' || session.status === 'PENDING';
  if (!isComing)
    throw new ApiFailure(409, 'NOT_CANCELLABLE', 'This session has begun, is over or was cancelled before.');
  const free = { amountMinor: 0, currency: session.price.currency };
  const cancellation = { reason: body.reason, by: 'ADMIN' as const, at: iso(now), fee: free };
  const appointment = tables.appointments.get(params.id);
  if (appointment && isAhead(appointment)) {
    const cancelled = putAndTell(context, { ...appointment, status: 'CANCELLED', cancellation, updatedAt: iso(now) });
    settleCancelled(context, cancelled);
    notifyOfAppointment(tables, cancelled, 'APPOINTMENT_CANCELLED', 'ADMIN', now);
  } else tables.crowdCancellations.put({ id: params.id, cancellation });
  audit(
    tables,
    {
      // The words may speak of the client; the log has the code, the session has the words.
      actor: actorOf(user),
      action: 'session.cancelled',
      target: { kind: 'SESSION', id: params.id, label: null },
      reason: body.reason.code,
      before: { status: session.status },
      after: { status: 'CANCELLED' },
    },
    now,
  );
  return detailOf(tables, params.id);
});
