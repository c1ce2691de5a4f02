import { useCallback, useEffect, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { isAborted } from '../../client/index.ts';
import type { ApiError } from '../../client/index.ts';
import type { Operation, OperationInput, ReadInput, ResponseOf } from '../../contract/operation.ts';
import { useDataScope } from './client.tsx';
import type { ReadAgain } from './read-again.ts';
import { usePolling } from './use-polling.ts';

/** A read as a screen shows it. */
export interface Read<T> {
  /** The latest answer; kept while it is read again. */
  data: T | undefined;
  /** Why the last read failed; a cancelled read has not failed. */
  error: ApiError | undefined;
  /** Nothing to show yet, or retried by the user after a failure. */
  isLoading: boolean;
  /** Reading while an answer is shown: the same question again, or another one over the kept answer. */
  isRefreshing: boolean;
  /** Reads again now. */
  reload: () => void;
}

export interface ReadOptions<T = unknown> {
  /**
   * Reads again at this interval in milliseconds while the page is visible; a function decides by the latest answer, 0
   * is never. Continues after temporary failures, at growing intervals. @default never
   */
  refreshMs?: number | ((data: T | undefined) => number);
  /** Shows the previous answer while another input is read, for filtered lists. @default false */
  keepPrevious?: boolean;
}

/**
 * Wait before a screen that is still mounted repeats a cancelled read, in milliseconds. A screen that a portal switch
 * unmounts is gone by then; one that stays must not load for ever.
 */
const STILL_HERE_MS = 500;

/**
 * Reads an operation through the cache. The latest answer wins; a read cancelled by a portal switch counts as still
 * loading.
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

  // A failure stays visible during automatic retries: its retry button must not disappear while the user reaches for
  // it.
  const isLoading = data === undefined && (isOff || (read.isLoading && (error === undefined || isAsked)));
  return { data, error, isLoading, isRefreshing: isValidating && data !== undefined, reload };
}

/**
 * Returns a function that marks cached answers as stale, by the name of their operation, so that visible ones are read
 * again.
 */
export function useMarkStale(): ReadAgain {
  const { mutate } = useSWRConfig();
  return useCallback((isStale) => mutate((key) => Array.isArray(key) && isStale(String(key[0]))), [mutate]);
}

/**
 * Returns a function that reads operations again whose answers turn out to be stale: after an event, or a refusal that
 * says so. What a write makes stale is declared in `contract/stale-reads.ts`.
 */
export function useInvalidate(): (...operations: Operation[]) => Promise<void> {
  const markStale = useMarkStale();
  return useCallback(
    async (...operations) => void (await markStale((read) => operations.some(({ name }) => name === read))),
    [markStale],
  );
}

/**
 * Returns a function that reads again what a write made stale, here and in the person’s other tabs. `useAction` calls
 * it itself.
 */
export function useReadAgain(): (write: Operation, also?: readonly Operation[]) => Promise<void> {
  const markStale = useMarkStale();
  return useCallback(
    async (write, also) => {
      const part = await import('./read-again.ts').catch(() => null);
      // Without the table everything that is shown may be stale.
      await (part ? part.readAgainAfter(write.name, markStale, also) : markStale(() => true));
    },
    [markStale],
  );
}
