import { iso } from '../clock.ts';
import type { Emit } from '../realtime/outbox.ts';
import { readmit, recordOf } from '../rules/client-records.ts';
import { notifyOfAppointment } from '../rules/notify.ts';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { saveAndNotify } from './save-and-notify.ts';

/** Confirms a booking that waits for it. It takes a client whose care had ended back into care. */
export function confirmBooking(
  context: { tables: Tables; emit: Emit; now: Date },
  appointment: AppointmentRow,
): AppointmentRow {
  const { tables, now } = context;
  readmit(tables, recordOf(tables, appointment.provider.id, appointment.client.id, now), now);
  const confirmed = saveAndNotify(context, { ...appointment, status: 'CONFIRMED', updatedAt: iso(now) });
  notifyOfAppointment(tables, confirmed, 'APPOINTMENT_CHANGED', 'PROVIDER', now);
  return confirmed;
}
