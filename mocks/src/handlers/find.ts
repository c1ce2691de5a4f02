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
export type Side = 'CLIENT' | 'PROVIDER';

/** Whether someone is the client or the provider of an appointment. */
export const isSideOf = ({ userId, providerId }: Caller, { client, provider }: AppointmentRow): boolean =>
  client.id === userId || provider.id === providerId;

/** An appointment of the caller, with their side. @throws ApiFailure 404 for anyone else’s */
export function ownAppointment({ tables, user }: Lookup, id: string): { appointment: AppointmentRow; side: Side } {
  const appointment = tables.appointments.get(id);
  if (!appointment) throw notFound('this appointment');
  if (appointment.client.id === user.userId) return { appointment, side: 'CLIENT' };
  if (appointment.provider.id === user.providerId) return { appointment, side: 'PROVIDER' };
  throw notFound('this appointment');
}

/** An appointment whose provider is the caller. @throws ApiFailure 404 for another provider’s, 403 for its client */
export function appointmentAsProvider(
  lookup: Lookup,
  id: string,
): { appointment: AppointmentRow; provider: ProviderRow } {
  const { appointment, side } = ownAppointment(lookup, id);
  const provider = lookup.tables.providers.get(appointment.provider.id);
  if (!provider || side !== 'PROVIDER') throw forbidden('This appointment is with another provider.');
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
