import type { AdminSession, SessionEvent } from '@sakina/platform/contract';
import { finalMinutes } from '../../rules/live-session.ts';
import type { AppointmentRow, NoteRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { withoutText } from '../../rules/cancellation-text.ts';

type SessionRecord = Omit<AppointmentRow, 'cancellation'> &
  Pick<AdminSession, 'billedMinutes' | 'noteStatus' | 'cancellation'>;

export function notesByAppointment(tables: Tables): ReadonlyMap<string, NoteRow> {
  return new Map(tables.notes.all().map((note) => [note.appointmentId, note]));
}

/** A session of the practice as administrators see it. */
export function sessionRecord(
  tables: Tables,
  appointment: AppointmentRow,
  notes: ReadonlyMap<string, NoteRow>,
): SessionRecord {
  return {
    ...appointment,
    cancellation: withoutText(appointment.cancellation),
    billedMinutes: finalMinutes(tables.sessions.get(appointment.id)),
    noteStatus: notes.get(appointment.id)?.status ?? null,
  };
}

/** What happened to a session, derived from its records, newest last. */
export function eventsOf(row: SessionRecord, note: NoteRow | undefined, tables: Tables): SessionEvent[] {
  const client = row.client.displayName;
  const provider = row.provider.displayName;
  const session = tables.sessions.get(row.id);
  const billing = session?.billing;
  const { cancellation } = row;
  const cancelledBy = { CLIENT: client, PROVIDER: provider, ADMIN: 'Administrator' };
  const events: (Omit<SessionEvent, 'id'> | null)[] = [
    { at: row.createdAt, actor: client, kind: 'BOOKED', detail: null },
    ...row.rescheduledAt.map((at) => ({ at, actor: client, kind: 'RESCHEDULED' as const, detail: null })),
    cancellation && {
      at: cancellation.at,
      actor: cancelledBy[cancellation.by],
      kind: 'CANCELLED',
      detail: null,
    },
    row.status === 'NO_SHOW' ? { at: row.endsAt, actor: provider, kind: 'NO_SHOW', detail: null } : null,
    row.startedAt === null ? null : { at: row.startedAt, actor: provider, kind: 'STARTED', detail: null },
    row.endedAt === null ? null : { at: row.endedAt, actor: provider, kind: 'ENDED', detail: null },
    billing?.stoppedAt
      ? {
          at: billing.stoppedAt,
          actor: provider,
          kind: 'BILLED',
          detail: `${finalMinutes(session) ?? 0} min`,
        }
      : null,
    note?.signature ? { at: note.signature.signedAt, actor: provider, kind: 'NOTE_SIGNED', detail: null } : null,
  ];
  return events
    .filter((event) => event !== null)
    .toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at))
    .map((event, index) => ({ id: `${row.id}-${index + 1}`, ...event }));
}
