import {
  getAppointment,
  getClient,
  getDashboardStats,
  listAppointments,
  listCalendarEvents,
  listClients,
  listConversations,
  listMessages,
  listSafetyAlerts,
} from '../../contract/index.ts';
import type { Operation, ProviderEventName } from '../../contract/index.ts';
import type { Realtime } from '../../realtime/realtime.ts';
import { coalesce } from './coalesce.ts';
import type { Schedule } from './coalesce.ts';

/**
 * The operations whose answers an event makes stale: the reads of every provider-portal screen that shows its subject.
 */
const staleOperations: { readonly [Name in ProviderEventName]: readonly Operation[] } = {
  'appointment.updated': [
    listAppointments,
    getAppointment,
    listCalendarEvents,
    getDashboardStats,
    listClients,
    getClient,
  ],
  'payment.received': [getDashboardStats],
  'client.message': [getDashboardStats, listSafetyAlerts, listConversations, listMessages, listClients, getClient],
};

const names = Object.keys(staleOperations) as readonly ProviderEventName[];
const everything = names.flatMap((name) => staleOperations[name]);

/**
 * Revalidates what an event makes stale, and after a gap in the connection everything that depends on events, once.
 * @param invalidate Marks the answers of these operations as stale.
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
