import type { Appointment } from '@sakina/platform/contract';

/** A provider with whom the plan can be shared. */
export type MetProvider = Appointment['provider'];

/** Every provider of these sessions, once, by name. */
export function providersOf(sessions: readonly Appointment[], locale: string): MetProvider[] {
  const met = new Map(sessions.map(({ provider }) => [provider.id, provider]));
  return [...met.values()].toSorted((first, second) => first.displayName.localeCompare(second.displayName, locale));
}
