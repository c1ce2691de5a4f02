import { iso } from '../clock.ts';
import type { Emit } from '../realtime/outbox.ts';
import { chargeConfirmed } from '../rules/payments.ts';
import { readmit, recordOf } from '../rules/client-records.ts';
import { tellOfSession } from '../rules/tell.ts';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import type { Caller } from './caller.ts';
import { saveAndNotify } from './save-and-notify.ts';

/**
 * Confirms a booking that waits for it, and takes what was due with the booking. It takes a client whose care had ended
 * back into care.
 */
export function confirmBooking(
  context: { tables: Tables; user: Caller; emit: Emit; now: Date },
  appointment: AppointmentRow,
): AppointmentRow {
  const { tables, user, now } = context;
  readmit(tables, recordOf(tables, appointment.provider.id, appointment.client.id, now), now);
  const confirmed = saveAndNotify(context, { ...appointment, status: 'CONFIRMED', updatedAt: iso(now) });
  chargeConfirmed(context, confirmed);
  tellOfSession(tables, 'session.confirm', confirmed, { by: user.userId, at: now });
  return confirmed;
}
