import { readTableState, writeTableState } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { caseShapes, expiryShapes, providerShapes, wordless } from './columns.ts';

export const VIEWS = ['queue', 'providers', 'expiring'] as const;
export type ProvidersView = (typeof VIEWS)[number];

/** What the address holds: which list, its filters and order, and what is open beside it. */
export interface ProvidersAddress {
  view: ProvidersView;
  /** Of the list that is shown. */
  table: DataTableState;
  /** The provider whose details are open, or null. */
  providerId: string | null;
  /** The case that is open, or null. */
  caseId: string | null;
}

const columnsOf = (view: ProvidersView) =>
  view === 'queue' ? wordless(caseShapes) : view === 'providers' ? wordless(providerShapes) : wordless(expiryShapes);
const idOf = (value: string | null) => (value !== null && /^[\w-]{1,60}$/.test(value) ? value : null);

function tableOf(view: ProvidersView, params: URLSearchParams): DataTableState {
  if (view === 'queue') return readTableState(params, wordless(caseShapes));
  if (view === 'providers') return readTableState(params, wordless(providerShapes));
  return readTableState(params, wordless(expiryShapes));
}

/**
 * Reads the state from an address. A provider that is asked for without a list is shown beside the list of providers.
 */
export function readProvidersAddress(params: URLSearchParams): ProvidersAddress {
  const providerId = idOf(params.get('provider'));
  const view = VIEWS.find((name) => name === params.get('list')) ?? (providerId === null ? 'queue' : 'providers');
  return { view, table: tableOf(view, params), providerId, caseId: idOf(params.get('case')) };
}

/** The query that the state is kept in; words that were searched for are not part of it (SEC-8). */
export function writeProvidersAddress({ view, table, providerId, caseId }: ProvidersAddress): URLSearchParams {
  const columns = columnsOf(view) as Parameters<typeof writeTableState>[1];
  const params = writeTableState(table, columns);
  if (view !== 'queue') params.set('list', view);
  if (providerId !== null) params.set('provider', providerId);
  if (caseId !== null) params.set('case', caseId);
  return params;
}

/** Another list, as it stands when nothing narrows it. */
export function listAddress(view: ProvidersView): ProvidersAddress {
  return { view, table: tableOf(view, new URLSearchParams()), providerId: null, caseId: null };
}
