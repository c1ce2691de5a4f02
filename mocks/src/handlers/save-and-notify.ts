import type { Emit } from '../realtime/outbox.ts';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';

interface NotifyContext {
  tables: Tables;
  emit: Emit;
}

/** Saves an appointment and sends `appointment.updated` to its provider. */
export function saveAndNotify({ tables, emit }: NotifyContext, row: AppointmentRow): AppointmentRow {
  emit(
    'appointment.updated',
    { appointmentId: row.id, providerId: row.provider.id, status: row.status, updatedAt: row.updatedAt },
    { to: row.provider.id },
  );
  return tables.appointments.put(row);
}
