import type { Emit } from '../realtime/outbox.ts';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';

interface Teller {
  tables: Tables;
  emit: Emit;
}

/** Keeps an appointment and tells its provider that it has changed. */
export function putAndTell({ tables, emit }: Teller, row: AppointmentRow): AppointmentRow {
  emit(
    'appointment.updated',
    { appointmentId: row.id, providerId: row.provider.id, status: row.status, updatedAt: row.updatedAt },
    { to: row.provider.id },
  );
  return tables.appointments.put(row);
}
