/** The parts of a client's record, one shown at a time. */
export const RECORD_VIEWS = ['timeline', 'details', 'measures', 'journal', 'consents', 'discharge'] as const;
export type RecordView = (typeof RECORD_VIEWS)[number];

export const STATUS_FILTERS = ['all', 'active', 'discharged'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const SORTS = ['owed', 'name'] as const;
export type ClientSort = (typeof SORTS)[number];

/**
 * What the clients screen shows, as it stands in the address. Words searched for are names and stay out of it (SEC-8).
 */
export interface ClientsQuery {
  /** The client whose record is open, or null. */
  clientId: string | null;
  view: RecordView;
  status: StatusFilter;
  sort: ClientSort;
}

/** What is shown when the address says nothing: those first to whom most is owed. */
export const DEFAULT_QUERY: ClientsQuery = { clientId: null, view: 'timeline', status: 'all', sort: 'owed' };

function oneOf<T extends string>(options: readonly T[], value: string | null, otherwise: T): T {
  return options.find((option) => option === value) ?? otherwise;
}

/** Reads the screen's state from an address's query; what makes no sense takes its default. */
export function readClientsQuery(query: URLSearchParams): ClientsQuery {
  return {
    clientId: query.get('client') || null,
    view: oneOf(RECORD_VIEWS, query.get('view'), DEFAULT_QUERY.view),
    status: oneOf(STATUS_FILTERS, query.get('status'), DEFAULT_QUERY.status),
    sort: oneOf(SORTS, query.get('sort'), DEFAULT_QUERY.sort),
  };
}

/** The query that the state is kept in, without what is usual; goes into `paths.providerClients(…)`. */
export function writeClientsQuery({ clientId, view, status, sort }: ClientsQuery): Record<string, string | undefined> {
  const unless = (usual: string, value: string) => (value === usual ? undefined : value);
  return {
    client: clientId ?? undefined,
    view: clientId === null ? undefined : unless(DEFAULT_QUERY.view, view),
    status: unless(DEFAULT_QUERY.status, status),
    sort: unless(DEFAULT_QUERY.sort, sort),
  };
}
