import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiError } from '../../client/index.ts';
import type { Operation, OperationInput, ReadInput, ResponseOf } from '../../contract/operation.ts';
import { useClient } from './client.tsx';

/** A read as a screen shows it. */
export interface Read<T> {
  /** The newest answer; stays while it is read again. */
  data: T | undefined;
  /** Why the last read failed. */
  error: ApiError | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** Reading again, with something shown. */
  isRefreshing: boolean;
  /** Reads again now. */
  reload: () => void;
}

export interface ReadOptions {
  /** Reads again after so many milliseconds, while the page is visible. @default never */
  refreshMs?: number;
  /** Shows the former answer while another input is read, for lists that are filtered. @default false */
  keepPrevious?: boolean;
}

/**
 * Reads an operation through the cache.
 * @param input Path parameters and query; null waits (nothing is asked).
 */
export function useOperation<O extends Operation>(operation: O, input: ReadInput<O> | null, options: ReadOptions = {}): Read<ResponseOf<O>> {
  const client = useClient();
  const read = useSWR<ResponseOf<O>, ApiError>(
    input === null ? null : [operation.name, input],
    () => client.call(operation, input as OperationInput<O>),
    { refreshInterval: options.refreshMs ?? 0, keepPreviousData: options.keepPrevious ?? false },
  );
  const { mutate } = read;
  const reload = useCallback(() => void mutate(), [mutate]);
  return { data: read.data, error: read.error, isLoading: read.isLoading, isRefreshing: read.isValidating && !read.isLoading, reload };
}

/**
 * Gives a function that marks what operations have read as old, so that what is shown is read again.
 * Mutations call it with every operation whose answer they change.
 */
export function useInvalidate(): (...operations: Operation[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...operations) => {
      const names = new Set(operations.map((operation) => operation.name));
      await mutate((key) => Array.isArray(key) && names.has(String(key[0])));
    },
    [mutate],
  );
}
