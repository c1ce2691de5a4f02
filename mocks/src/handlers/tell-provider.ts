import { iso } from '../clock.ts';
import type { Emit } from '../realtime/outbox.ts';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';

interface Teller {
  tables: Tables;
  emit: Emit;
  now: Date;
}

/** Keeps an appointment and tells its provider that it has changed. */
export function putAndTell({ tables, emit }: Teller, row: AppointmentRow): AppointmentRow {
  emit('appointment.updated', { appointmentId: row.id, providerId: row.provider.id, status: row.status, updatedAt: row.updatedAt }, { to: row.provider.id });
  return tables.appointments.put(row);
}

/** Tells the provider of the payment for a session whose billing has just been stopped. */
export function tellPayment({ emit, now }: Teller, { id, price, provider }: AppointmentRow): void {
  emit('payment.received', { paymentId: `pay-${id}`, appointmentId: id, amount: price, receivedAt: iso(now) }, { to: provider.id });
}
