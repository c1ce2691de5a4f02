import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** How a screen changes its address state. */
export interface AddressChange {
  /** Replaces the current entry instead of adding one, for what changes while typing. @default false */
  replace?: boolean;
}

/**
 * Typed search text. It can be a name or a worry, so it is kept in the history entry instead of the address: Back and a
 * reload restore it, while histories, logs and onlookers do not see it (SEC-8).
 */
const TYPED = ['q'];

type Typed = Readonly<Record<string, string>>;

function typedOf(state: unknown): Typed {
  const typed: unknown = typeof state === 'object' && state !== null && 'typed' in state ? state.typed : null;
  if (typeof typed !== 'object' || typed === null) return {};
  return Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string] => TYPED.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

/** Merges the query string with the state of the history entry. The latest typed text wins. */
export function joinAddress(search: URLSearchParams, state: unknown): URLSearchParams {
  const joined = new URLSearchParams(search);
  for (const [key, value] of Object.entries(typedOf(state))) joined.set(key, value);
  return joined;
}

/** Splits state between the query string and history state. */
export function splitAddress(params: URLSearchParams): { search: URLSearchParams; state: { typed: Typed } | null } {
  const search = new URLSearchParams(params);
  const typed = Object.fromEntries(TYPED.flatMap((key) => (params.has(key) ? [[key, params.get(key) ?? '']] : [])));
  for (const key of TYPED) search.delete(key);
  return { search, state: Object.keys(typed).length === 0 ? null : { typed } };
}

/**
 * State that a screen keeps in its address, read and written by the feature's own pure functions.
 * @returns The state, and the one function that changes it.
 */
export function useAddressState<State>(
  read: (params: URLSearchParams) => State,
  write: (state: State) => URLSearchParams,
): [State, (next: State, change?: AddressChange) => void] {
  const [params, setParams] = useSearchParams();
  const { state: kept } = useLocation() as { state: unknown };
  const state = useMemo(() => read(joinAddress(params, kept)), [params, kept, read]);
  const change = useCallback(
    (next: State, { replace = false }: AddressChange = {}) => {
      const { search, state: beside } = splitAddress(write(next));
      setParams(search, { replace, preventScrollReset: true, state: beside });
    },
    [setParams, write],
  );
  return [state, change];
}
