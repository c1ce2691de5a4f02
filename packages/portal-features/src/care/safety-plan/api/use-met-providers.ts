import { listAppointments } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** A provider with whom the plan can be shared. */
export type MetProvider = Appointment['provider'];

/** Reads the caller’s sessions: those with whom they have one are those who may be let in. */
export function useOwnSessions(): Read<{ items: Appointment[] }> {
  return useOperation(listAppointments, { query: { as: 'client' } });
}

/** Every provider of these sessions, once, by name. */
export function providersOf(sessions: readonly Appointment[], locale: string): MetProvider[] {
  const met = new Map(sessions.map(({ provider }) => [provider.id, provider]));
  return [...met.values()].toSorted((first, second) => first.displayName.localeCompare(second.displayName, locale));
}
