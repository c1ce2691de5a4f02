import type { DataTableState } from '@sakina/design-system';
import { providerKind, verificationStatus } from '@sakina/platform/contract';
import type { AdminProviderSort, QueryOf, listAdminProviders, listCredentialCases } from '@sakina/platform/contract';
import { defined } from '@sakina/platform/domain';
import { chosenIn, orderOf } from '../../shared/question.ts';
import { CASE_SOURCES, LISTINGS } from './columns.ts';

const SORTS = ['name', 'joinedOn', 'sessions'] as const satisfies readonly AdminProviderSort[];

export type ProvidersQuestion = NonNullable<QueryOf<typeof listAdminProviders>>;
export type CasesQuestion = NonNullable<QueryOf<typeof listCredentialCases>>;

/** What the server is asked for with a state of the list of providers; it orders by one column. */
export function providersQuestion(state: Pick<DataTableState, 'filters' | 'sort'>, words: string): ProvidersQuestion {
  const listing = chosenIn(state, 'listing', LISTINGS);
  return defined({
    q: words === '' ? undefined : words,
    kind: chosenIn(state, 'kind', providerKind.options),
    verification: chosenIn(state, 'verification', verificationStatus.options),
    suspended: listing?.length === 1 ? listing[0] === 'SUSPENDED' : undefined,
    ...orderOf(state, SORTS),
  });
}

/** What the server is asked for with a state of the queue. */
export function casesQuestion(state: Pick<DataTableState, 'filters'>): CasesQuestion {
  const source = chosenIn(state, 'source', CASE_SOURCES);
  return defined({
    kind: chosenIn(state, 'kind', providerKind.options),
    source: source?.length === 1 ? source[0] : undefined,
  });
}
