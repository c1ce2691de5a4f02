import type { Tables } from '../store/table.ts';
import type { AppointmentRow, ProviderRow } from '../store/rows.ts';
import { forbidden, notFound } from './api-failure.ts';
import type { Caller } from './caller.ts';

/** The part of a handler's context that look-ups need. */
export interface Lookup {
  tables: Tables;
  user: Caller;
}

/** The caller's side of an appointment. */
export type Side = 'CLIENT' | 'PROVIDER' | 'ADMIN';

/** An appointment of the caller, with their side. @throws ApiFailure 403 or 404 */
export function ownAppointment({ tables, user }: Lookup, id: string): { appointment: AppointmentRow; side: Side } {
  const appointment = tables.appointments.get(id);
  if (!appointment) throw notFound('this appointment');
  if (appointment.client.id === user.userId) return { appointment, side: 'CLIENT' };
  if (appointment.provider.id === user.providerId) return { appointment, side: 'PROVIDER' };
  if (user.isAdmin) return { appointment, side: 'ADMIN' };
  throw forbidden('This appointment belongs to someone else.');
}

/** An appointment whose provider is the caller. @throws ApiFailure */
export function appointmentAsProvider(
  lookup: Lookup,
  id: string,
): { appointment: AppointmentRow; provider: ProviderRow } {
  const appointment = lookup.tables.appointments.get(id);
  if (!appointment) throw notFound('this appointment');
  const provider = lookup.tables.providers.get(appointment.provider.id);
  if (!provider || appointment.provider.id !== lookup.user.providerId)
    throw forbidden('This appointment is with another provider.');
  return { appointment, provider };
}

/** The caller's own provider record, or null for an administrator who has none. */
export function ownProvider({ tables, user }: Lookup): ProviderRow | null {
  return (user.providerId === null ? undefined : tables.providers.get(user.providerId)) ?? null;
}

/** The appointments with a provider, by start. */
export function appointmentsWith(tables: Tables, providerId: string | undefined): AppointmentRow[] {
  return byStart(tables.appointments.all().filter((row) => row.provider.id === providerId));
}

/** Sorted by start, the earliest first. */
export function byStart<Row extends { startsAt: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt));
}
