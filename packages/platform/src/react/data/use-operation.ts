import { useCallback, useEffect, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { isAborted } from '../../client/index.ts';
import type { ApiError } from '../../client/index.ts';
import type { Operation, OperationInput, ReadInput, ResponseOf } from '../../contract/operation.ts';
import { useDataScope } from './client.tsx';
import { usePolling } from './use-polling.ts';

/** A read as a screen shows it. */
export interface Read<T> {
  /** The latest answer; kept while it is read again. */
  data: T | undefined;
  /** Why the last read failed; a cancelled read has not failed. */
  error: ApiError | undefined;
  /** Nothing to show yet, or retried by the user after a failure. */
  isLoading: boolean;
  /** Reading again while something is shown. */
  isRefreshing: boolean;
  /** Reads again now. */
  reload: () => void;
}

export interface ReadOptions<T = unknown> {
  /**
   * Reads again at this interval in milliseconds while the page is visible; a function decides by the latest answer, 0 is
   * never. Continues after temporary failures, at growing intervals. @default never
   */
  refreshMs?: number | ((data: T | undefined) => number);
  /** Shows the previous answer while another input is read, for filtered lists. @default false */
  keepPrevious?: boolean;
}

/**
 * Wait before a screen that is still mounted repeats a cancelled read, in milliseconds. A screen that a portal switch unmounts
 * is gone by then; one that stays must not load for ever.
 */
const STILL_HERE_MS = 500;

/**
 * Reads an operation through the cache. The latest answer wins; a read cancelled by a portal switch counts as still loading.
 * @param input Path parameters and query; null waits without a request.
 */
export function useOperation<O extends Operation>(
  operation: O,
  input: ReadInput<O> | null,
  options: ReadOptions<ResponseOf<O>> = {},
): Read<ResponseOf<O>> {
  const { client, reads } = useDataScope();
  const [isAsked, setAsked] = useState(false);
  const cacheKey = input === null ? null : ([operation.name, input] as const);
  const key = input === null ? null : unstable_serialize(cacheKey);
  const read = useSWR<ResponseOf<O>, ApiError>(
    cacheKey,
    // Use the key of the request: the input of the current render may already be another one.
    (asked: NonNullable<typeof cacheKey>) =>
      reads.read(unstable_serialize(asked), (signal) =>
        client.call(operation, asked[1] as OperationInput<O>, { signal }),
      ),
    { keepPreviousData: options.keepPrevious ?? false },
  );
  const { data, mutate, isValidating } = read;
  const isOff = isAborted(read.error);
  const error = isOff ? undefined : read.error;

  const readQuietly = useCallback(() => void mutate(), [mutate]);
  const reload = useCallback(() => {
    setAsked(true);
    void mutate().finally(() => setAsked(false));
  }, [mutate]);

  const isWaiting = isOff && !isValidating;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(readQuietly, STILL_HERE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, readQuietly]);

  const { refreshMs = 0 } = options;
  usePolling({
    key,
    everyMs: typeof refreshMs === 'function' ? refreshMs(data) : refreshMs,
    isReading: isValidating || isOff,
    error,
    // Another component, or the cache when the page regains focus, may have started the same read.
    read: () => {
      if (key !== null && !reads.isPending(key)) readQuietly();
    },
  });

  // A failure stays visible during automatic retries: its retry button must not disappear while the user reaches for it.
  const isLoading = data === undefined && (isOff || (read.isLoading && (error === undefined || isAsked)));
  return { data, error, isLoading, isRefreshing: isValidating && !read.isLoading, reload };
}

/**
 * Returns a function that marks the cached answers of operations as stale, so that visible ones are read again. Writes call it
 * with every operation whose answer they change.
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
