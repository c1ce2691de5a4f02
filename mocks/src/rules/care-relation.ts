import type { ProviderId, UserId } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';

/** Whether a client and a provider have care together, had it, or never did. */
export function careBetween(tables: Tables, providerId: ProviderId, clientId: UserId): 'NONE' | 'OPEN' | 'ENDED' {
  const isKnown = tables.appointments.all().some((row) => row.provider.id === providerId && row.client.id === clientId);
  return isKnown ? 'OPEN' : 'NONE';
}
