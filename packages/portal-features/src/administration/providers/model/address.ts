import { listAddresses, readId, writeIds } from '../../shared/address.ts';
import type { ListAddress } from '../../shared/address.ts';
import { caseShapes, expiryShapes, providerShapes } from './columns.ts';

const lists = listAddresses({ queue: caseShapes, providers: providerShapes, expiring: expiryShapes });

export const VIEWS = lists.views;
export type ProvidersView = (typeof VIEWS)[number];

/** What the address holds: which list, its filters and order, and what is open beside it. */
export interface ProvidersAddress extends ListAddress<ProvidersView> {
  /** The provider whose details are open, or null. */
  providerId: string | null;
  /** The case that is open, or null. */
  caseId: string | null;
}

/**
 * Reads the state from an address. A provider that is asked for without a list is shown beside the list of providers.
 */
export function readProvidersAddress(params: URLSearchParams): ProvidersAddress {
  const providerId = readId(params, 'provider');
  return {
    ...lists.read(params, providerId === null ? 'queue' : 'providers'),
    providerId,
    caseId: readId(params, 'case'),
  };
}

/** The query that the state is kept in; words that were searched for are not part of it (SEC-8). */
export function writeProvidersAddress({ providerId, caseId, ...list }: ProvidersAddress): URLSearchParams {
  return writeIds(lists.write(list), { provider: providerId, case: caseId });
}

/** Another list, as it stands when nothing narrows it. */
export function listAddress(view: ProvidersView): ProvidersAddress {
  return { ...lists.plain(view), providerId: null, caseId: null };
}
