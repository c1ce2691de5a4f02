import type { DirectoryFacets, ProviderKind } from '@sakina/platform/contract';
import type { DirectoryQuery } from '../model/query.ts';

/** Told the query that the reader asks for; the app writes it into the address and hands it back. */
type OnQueryChange = (
  next: DirectoryQuery,
  options: {
    /** True where going back should skip the former query, as while typing. */
    replace: boolean;
  },
) => void;

/** What every part of the directory works with. */
export interface QueryProps {
  /** What is asked for now. */
  query: DirectoryQuery;
  /** Called with what is asked for next. */
  onQueryChange: OnQueryChange;
  /** The kinds that this directory is about; left out, all. */
  presetKinds?: readonly ProviderKind[] | undefined;
  /** The path of this page with its state, to come back to after signing in. */
  here: string;
}

/** Counts of the choices, undefined until the first answer. */
export type Facets = DirectoryFacets | undefined;
