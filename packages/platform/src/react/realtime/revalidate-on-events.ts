import {
  getAppointment,
  getClient,
  getDashboardStats,
  listAppointments,
  listCalendarEvents,
  listClients,
} from '../../contract/index.ts';
import type { Operation, RealtimeEventName } from '../../contract/index.ts';
import type { Realtime } from '../../realtime/realtime.ts';
import { coalesce } from './coalesce.ts';
import type { Schedule } from './coalesce.ts';

/** Whose answers an event makes old: the reads of every screen of the provider portal that shows what it speaks of. */
const staleOperations: { readonly [Name in RealtimeEventName]: readonly Operation[] } = {
  'appointment.updated': [
    listAppointments,
    getAppointment,
    listCalendarEvents,
    getDashboardStats,
    listClients,
    getClient,
  ],
  'payment.received': [getDashboardStats],
  'client.message': [getDashboardStats],
};

const names = Object.keys(staleOperations) as readonly RealtimeEventName[];
const everything = names.flatMap((name) => staleOperations[name]);

/**
 * Has read again what an event makes old, and after a gap in the connection everything that events feed, once.
 * @param invalidate Marks the answers of these operations as old.
 * @returns Stops it.
 */
export function revalidateOnEvents(
  realtime: Realtime,
  invalidate: (operations: readonly Operation[]) => void,
  schedule?: Schedule,
): () => void {
  const batch = coalesce<Operation>(invalidate, schedule);
  const ends = [
    ...names.map((name) => realtime.on(name, () => batch.add(staleOperations[name]))),
    realtime.onGap(() => batch.add(everything)),
  ];
  return () => {
    for (const end of ends) end();
    batch.cancel();
  };
}
