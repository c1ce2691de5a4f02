import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How a screen changes its address state. */
export interface AddressChange {
  /** Replaces the current entry instead of adding one, for what changes while typing. @default false */
  replace?: boolean;
}

/**
 * The state that a screen keeps in its address, read and written by the feature's own pure functions.
 * @returns The state, and the one function that changes it.
 */
export function useAddressState<State>(
  read: (params: URLSearchParams) => State,
  write: (state: State) => URLSearchParams,
): [State, (next: State, change?: AddressChange) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => read(params), [params, read]);
  const change = useCallback(
    (next: State, { replace = false }: AddressChange = {}) => {
      setParams(write(next), { replace, preventScrollReset: true });
    },
    [setParams, write],
  );
  return [state, change];
}
