import { latestPhone } from '@sakina/platform/domain';
import type { KnownPhone } from '@sakina/platform/domain';
import type { ProviderId, UserId } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';

/** The latest phone number of a client. @param providerId Whose bookings and record count; null for any provider’s. */
export function phoneOf(tables: Tables, clientId: UserId, providerId: ProviderId | null): KnownPhone | null {
  const isOf = (id: ProviderId) => providerId === null || id === providerId;
  const written = tables.clientRecords
    .all()
    .flatMap(({ clientId: of, providerId: by, phone, phoneAt, updatedAt }) =>
      of === clientId && isOf(by) && phone !== null
        ? [{ number: phone, at: phoneAt ?? updatedAt, source: 'RECORD' as const }]
        : [],
    );
  const booked = tables.appointments
    .all()
    .flatMap(({ client, provider, bookedPhone, createdAt }) =>
      client.id === clientId && isOf(provider.id) && bookedPhone !== undefined
        ? [{ number: bookedPhone, at: createdAt, source: 'BOOKING' as const }]
        : [],
    );
  return latestPhone([...written, ...booked]);
}
