import type { ProviderProfile } from '@sakina/platform/contract';
import { getProvider } from '@sakina/platform/contract';
import type { Read } from '@sakina/platform/react';
import { useOperation } from '@sakina/platform/react';

/** Providers set side by side. */
export interface Compared {
  /** In the order in which they were chosen. */
  profiles: readonly ProviderProfile[];
  /** Whether someone who was chosen is not in the directory any more. */
  isSomeoneGone: boolean;
}

const useProvider = (id: string | undefined) =>
  useOperation(getProvider, id === undefined ? null : { params: { idOrHandle: id } });

/**
 * Reads up to three providers as one: there once all are, and a provider who has left does not take the others along.
 */
export function useComparedProviders(ids: readonly string[]): Read<Compared> {
  // Three at most, so three reads; those without an id ask nothing.
  const [first, second, third] = [useProvider(ids[0]), useProvider(ids[1]), useProvider(ids[2])];
  const reads = [first, second, third].slice(0, ids.length);
  const isGone = (read: Read<ProviderProfile>) => read.data === undefined && read.error?.status === 404;
  const isComplete = reads.every((read) => read.data !== undefined || isGone(read));
  return {
    data: isComplete
      ? { profiles: reads.flatMap(({ data }) => (data ? [data] : [])), isSomeoneGone: reads.some(isGone) }
      : undefined,
    error: reads.find((read) => read.error && !isGone(read))?.error,
    isLoading: reads.some((read) => read.isLoading),
    isRefreshing: reads.some((read) => read.isRefreshing),
    reload: () => {
      for (const read of reads) if (read.error) read.reload();
    },
  };
}
