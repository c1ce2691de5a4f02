import { isAborted, isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import { previewAvailability } from '@sakina/platform/contract';
import type { InferInput, OpenSlots } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../../shared/index.ts';

/** What is asked: hours that are not saved, a service, and two instants. */
type PreviewWish = InferInput<NonNullable<(typeof previewAvailability)['body']>>;

/**
 * Reads the open times as they would be (CLOUD-470), again when the form rests after a change; the last answer stays
 * meanwhile. Without the cache of reads, because the question carries a whole form.
 * @param wish Null waits: the form has something wrong in it.
 */
export function usePreview(wish: PreviewWish | null): Read<OpenSlots> {
  const client = useClient();
  const asked = useDebounced(wish === null ? '' : JSON.stringify(wish));
  const [data, setData] = useState<OpenSlots>();
  const [error, setError] = useState<ApiError>();
  const [attempts, setAttempts] = useState(0);
  /** What was answered last, or failed last. */
  const [settled, setSettled] = useState<string>();
  const key = `${attempts} ${asked}`;
  const isAsking = asked === '' ? data === undefined : settled !== key;
  useEffect(() => {
    if (asked === '') return undefined;
    const control = new AbortController();
    client
      .call(previewAvailability, { body: JSON.parse(asked) as PreviewWish }, { signal: control.signal })
      .then((answer) => {
        setData(answer);
        setError(undefined);
      })
      .catch((failure: unknown) => {
        if (!isAborted(failure) && isApiError(failure)) setError(failure);
      })
      .finally(() => !control.signal.aborted && setSettled(key));
    return () => control.abort();
  }, [client, asked, key]);
  return {
    data,
    error,
    isLoading: data === undefined && isAsking,
    isRefreshing: data !== undefined && isAsking,
    reload: () => {
      setError(undefined);
      setAttempts(attempts + 1);
    },
  };
}
