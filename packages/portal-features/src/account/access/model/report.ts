import { isApiError } from '@sakina/platform/client';

/** Why a code chunk did not load (ERROR-1): the request failed, it timed out, or the device is offline. */
export type ChunkFailure = 'failed' | 'late' | 'offline';

/** Whether a code chunk failed to load (ERROR-1). */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Why a chunk failed to load; null for any other error. */
export function chunkFailure(error: unknown, isOffline: boolean): ChunkFailure | null {
  if (!isChunkError(error)) return null;
  if (isOffline) return 'offline';
  return (error as { reason?: unknown }).reason === 'late' ? 'late' : 'failed';
}

/**
 * The status and message of a failed call, else the error's own message; undefined where there is neither, and for
 * chunks.
 */
export function reportOf(error: unknown): string | undefined {
  if (isChunkError(error) || !(error instanceof Error)) return undefined;
  const status = isApiError(error) ? error.status : undefined;
  const report = [status, error.message].filter((part) => part !== undefined && part !== '').join(' ');
  return report === '' ? undefined : report;
}
