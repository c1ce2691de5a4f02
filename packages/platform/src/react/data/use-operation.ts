import { useCallback, useEffect, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { isAborted } from '../../client/index.ts';
import type { ApiError } from '../../client/index.ts';
import type { Operation, OperationInput, ReadInput, ResponseOf } from '../../contract/operation.ts';
import { useDataScope } from './client.tsx';
import { usePolling } from './use-polling.ts';

/** A read as a screen shows it. */
export interface Read<T> {
  /** The newest answer; stays while it is read again. */
  data: T | undefined;
  /** Why the last read failed; a read that was called off here has not failed. */
  error: ApiError | undefined;
  /** Nothing to show yet, or asked again after a failure. */
  isLoading: boolean;
  /** Reading again, with something shown. */
  isRefreshing: boolean;
  /** Reads again now. */
  reload: () => void;
}

export interface ReadOptions<T = unknown> {
  /**
   * Reads again after so many milliseconds, while the page is visible; a function decides by the newest answer, 0 is never.
   * Goes on after failures that may pass, at growing distances. @default never
   */
  refreshMs?: number | ((data: T | undefined) => number);
  /** Shows the former answer while another input is read, for lists that are filtered. @default false */
  keepPrevious?: boolean;
}

/**
 * How long a screen that is still there after its read was called off waits before it reads again, in milliseconds. One that a
 * portal switch takes away is gone by then; one that stays must not load for ever.
 */
const STILL_HERE_MS = 500;

/**
 * Reads an operation through the cache. The newest answer wins; a read that a portal switch called off counts as still loading.
 * @param input Path parameters and query; null waits (nothing is asked).
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
    // By the key that it is asked for: the input of this render may be another one already.
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
    // Another component, or the cache on a return to the page, may have begun the same read.
    read: () => {
      if (key !== null && !reads.isPending(key)) readQuietly();
    },
  });

  // A failure stays on the screen while it is read again unasked: its retry button must not vanish under somebody's finger.
  const isLoading = data === undefined && (isOff || (read.isLoading && (error === undefined || isAsked)));
  return { data, error, isLoading, isRefreshing: isValidating && !read.isLoading, reload };
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
