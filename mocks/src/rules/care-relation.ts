import type { ProviderId, UserId } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';
import { isDischarged, recordIdOf } from './client-records.ts';

/** Whether the care relation of a client and a provider is active, ended by a discharge, or never existed. */
export function careBetween(tables: Tables, providerId: ProviderId, clientId: UserId): 'NONE' | 'OPEN' | 'ENDED' {
  const appointments = tables.appointments
    .all()
    .filter((row) => row.provider.id === providerId && row.client.id === clientId);
  if (appointments.length === 0) return 'NONE';
  const record = tables.clientRecords.get(recordIdOf(providerId, clientId));
  return record && isDischarged(record) ? 'ENDED' : 'OPEN';
}
