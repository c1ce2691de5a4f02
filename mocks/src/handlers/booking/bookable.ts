import type { ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { isOutOfDirectory } from '../../rules/account-state.ts';
import { notFound } from '../api-failure.ts';

/** A provider and one of their services. @throws ApiFailure if they cannot be booked */
export function bookable(
  tables: Tables,
  providerId: string,
  serviceId: string,
): { provider: ProviderRow; service: ProviderRow['services'][number] } {
  const provider = tables.providers.get(providerId);
  const service = provider?.services.find((entry) => entry.id === serviceId);
  if (!provider || !service || isOutOfDirectory(tables, provider))
    throw notFound(provider && !service ? 'this service' : 'this provider');
  return { provider, service };
}
