import type { ProviderId, UserId } from '@sakina/platform/contract';
import { professionRow } from '@sakina/platform/domain';
import { isDischarged, recordIdOf } from '../../rules/client-records.ts';
import type { AppointmentRow, ProviderRow } from '../../store/rows.ts';
import { notFound } from '../api-failure.ts';
import { appointmentsWith, ownProvider } from '../find.ts';
import type { Lookup } from '../find.ts';

/** A client of a provider, with all their appointments by start: at least one. */
interface ClientOfProvider {
  provider: ProviderRow;
  client: AppointmentRow['client'];
  appointments: readonly [AppointmentRow, ...AppointmentRow[]];
}

/** A client of the calling provider. @throws ApiFailure 404 for another provider's client */
export function clientOfProvider(lookup: Lookup, clientId: string): ClientOfProvider {
  const provider = ownProvider(lookup);
  const [first, ...rest] = provider
    ? appointmentsWith(lookup.tables, provider.id).filter((row) => row.client.id === clientId)
    : [];
  if (provider && first) return { provider, client: first.client, appointments: [first, ...rest] };
  throw notFound('this client');
}

/** Who reads a client's own records: the client or one of their providers. */
export type Reader =
  | { side: 'CLIENT'; clientId: UserId }
  | { side: 'PROVIDER'; clientId: UserId; provider: ProviderRow };

/** Allows the client and their providers. @throws ApiFailure 404 for others */
export function readerOf(lookup: Lookup, clientId: string): Reader {
  if (lookup.user.userId === clientId) return { side: 'CLIENT', clientId: lookup.user.userId };
  const { provider, client } = clientOfProvider(lookup, clientId);
  return { side: 'PROVIDER', clientId: client.id, provider };
}

/** The therapists who care for a client: with an appointment that was not cancelled, and no discharge since. */
export function therapistsOf({ tables }: Pick<Lookup, 'tables'>, clientId: UserId): ProviderId[] {
  const appointments = tables.appointments
    .all()
    .filter(
      (row) =>
        row.client.id === clientId && professionRow(row.provider.kind).usesMeasures && row.status !== 'CANCELLED',
    );
  const ids = [...new Set(appointments.map((row) => row.provider.id))];
  return ids.filter((id) => {
    const record = tables.clientRecords.get(recordIdOf(id, clientId));
    return !record || !isDischarged(record);
  });
}
