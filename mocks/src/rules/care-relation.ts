import type { ProviderId, UserId } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';
import { isDischarged, recordIdOf } from './client-records.ts';

/** Whether a client and a provider have care together, had it until a discharge, or never did. */
export function careBetween(tables: Tables, providerId: ProviderId, clientId: UserId): 'NONE' | 'OPEN' | 'ENDED' {
  const appointments = tables.appointments
    .all()
    .filter((row) => row.provider.id === providerId && row.client.id === clientId);
  if (appointments.length === 0) return 'NONE';
  const record = tables.clientRecords.get(recordIdOf(providerId, clientId));
  return record && isDischarged(record, appointments) ? 'ENDED' : 'OPEN';
}
