import { getAdminSession, listAdminSessions } from '@sakina/platform/contract';
import type { AdminSessionSort, SessionEvent } from '@sakina/platform/contract';
import { billingMinutes } from '../rules/live-session.ts';
import { searchable } from '../rules/names.ts';
import type { AppointmentRow, NoteRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { notFound } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { pageOf } from './page.ts';

type Row = AppointmentRow & { billedMinutes: number | null; noteStatus: NoteRow['status'] | null };

function adminRow(tables: Tables, appointment: AppointmentRow, notes: ReadonlyMap<string, NoteRow>): Row {
  const billing = tables.sessions.get(appointment.id)?.billing;
  return {
    ...appointment,
    billedMinutes: billing?.stoppedAt ? billingMinutes(billing.startedAt, billing.stoppedAt) : null,
    noteStatus: notes.get(appointment.id)?.status ?? null,
  };
}

function notesByAppointment(tables: Tables): ReadonlyMap<string, NoteRow> {
  return new Map(tables.notes.all().map((note) => [note.appointmentId, note]));
}

const orders: Record<AdminSessionSort, (first: Row, second: Row) => number> = {
  startsAt: (first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt),
  client: (first, second) => first.client.displayName.localeCompare(second.client.displayName, 'en'),
  provider: (first, second) => first.provider.displayName.localeCompare(second.provider.displayName, 'en'),
  status: (first, second) => first.status.localeCompare(second.status, 'en'),
  billedMinutes: (first, second) => (first.billedMinutes ?? -1) - (second.billedMinutes ?? -1),
  price: (first, second) => first.price.amountMinor - second.price.amountMinor,
};

export const adminSessionList = defineHandler(listAdminSessions, ({ tables, query }) => {
  const notes = notesByAppointment(tables);
  const words = searchable(query.q ?? '').split(/\s+/).filter((word) => word !== '');
  const rows = tables.appointments.all().filter((row) => {
    const names = searchable(`${row.client.displayName} ${row.provider.displayName}`);
    const start = Date.parse(row.startsAt);
    return (
      words.every((word) => names.includes(word) || row.id.startsWith(word)) &&
      (!query.status?.length || query.status.includes(row.status)) &&
      (!query.kind?.length || query.kind.includes(row.provider.kind)) &&
      (query.from === undefined || start >= Date.parse(query.from)) &&
      (query.to === undefined || start < Date.parse(query.to))
    );
  });
  const sort = query.sort ?? 'startsAt';
  const direction = (query.direction ?? (sort === 'startsAt' ? 'desc' : 'asc')) === 'desc' ? -1 : 1;
  const sorted = rows
    .map((row) => adminRow(tables, row, notes))
    .toSorted((first, second) => direction * orders[sort](first, second) || orders.startsAt(second, first) || first.id.localeCompare(second.id, 'en'));
  return pageOf(sorted, { page: query.page, pageSize: query.pageSize ?? 25 });
});

export const oneAdminSession = defineHandler(getAdminSession, ({ tables, params }) => {
  const appointment = tables.appointments.get(params.id);
  if (!appointment) throw notFound('this session');
  const notes = notesByAppointment(tables);
  const row = adminRow(tables, appointment, notes);
  return { ...row, events: eventsOf(row, notes.get(appointment.id), tables) };
});

/** What happened to a session, told from its records, newest last. */
function eventsOf(row: Row, note: NoteRow | undefined, tables: Tables): SessionEvent[] {
  const client = row.client.displayName;
  const provider = row.provider.displayName;
  const billing = tables.sessions.get(row.id)?.billing;
  const { cancellation } = row;
  const cancelledBy = { CLIENT: client, PROVIDER: provider, ADMIN: 'Administrator' };
  const events: (Omit<SessionEvent, 'id'> | null)[] = [
    { at: row.createdAt, actor: client, kind: 'BOOKED', detail: null },
    ...row.rescheduledAt.map((at) => ({ at, actor: client, kind: 'RESCHEDULED' as const, detail: null })),
    cancellation && { at: cancellation.at, actor: cancelledBy[cancellation.by], kind: 'CANCELLED', detail: cancellation.reason.text },
    row.status === 'NO_SHOW' ? { at: row.endsAt, actor: provider, kind: 'NO_SHOW', detail: null } : null,
    row.startedAt === null ? null : { at: row.startedAt, actor: provider, kind: 'STARTED', detail: null },
    row.endedAt === null ? null : { at: row.endedAt, actor: provider, kind: 'ENDED', detail: null },
    billing?.stoppedAt ? { at: billing.stoppedAt, actor: provider, kind: 'BILLED', detail: `${billingMinutes(billing.startedAt, billing.stoppedAt)} min` } : null,
    note?.signature ? { at: note.signature.signedAt, actor: provider, kind: 'NOTE_SIGNED', detail: null } : null,
  ];
  return events
    .filter((event) => event !== null)
    .toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at))
    .map((event, index) => ({ id: `${row.id}-${index + 1}`, ...event }));
}
