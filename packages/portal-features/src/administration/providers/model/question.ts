import type { DataTableState } from '@sakina/design-system';
import type { AdminProviderSort, QueryOf, listAdminProviders, listCredentialCases } from '@sakina/platform/contract';

const chosen = ({ filters }: Pick<DataTableState, 'filters'>, column: string) => {
  const filter = filters[column];
  return filter?.kind === 'choice' && filter.values.length > 0 ? [...filter.values] : undefined;
};
const tidy = <T extends object>(question: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined)) as T;
const SORTS = ['name', 'joinedOn', 'sessions'] as const satisfies readonly AdminProviderSort[];

export type ProvidersQuestion = NonNullable<QueryOf<typeof listAdminProviders>>;
export type CasesQuestion = NonNullable<QueryOf<typeof listCredentialCases>>;

/** What the server is asked for with a state of the list of providers; it orders by one column. */
export function providersQuestion(state: Pick<DataTableState, 'filters' | 'sort'>, words: string): ProvidersQuestion {
  const [first] = state.sort;
  const sort = SORTS.find((name) => name === first?.column);
  const listing = chosen(state, 'listing');
  return tidy({
    q: words === '' ? undefined : words,
    kind: chosen(state, 'kind'),
    verification: chosen(state, 'verification'),
    suspended: listing?.length === 1 ? listing[0] === 'SUSPENDED' : undefined,
    sort,
    direction: sort && (first?.direction === 'descending' ? 'desc' : 'asc'),
  });
}

/** What the server is asked for with a state of the queue. */
export function casesQuestion(state: Pick<DataTableState, 'filters'>): CasesQuestion {
  const source = chosen(state, 'source');
  return tidy({ kind: chosen(state, 'kind'), source: source?.length === 1 ? source[0] : undefined });
}
