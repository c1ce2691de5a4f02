import { isApiError } from '@sakina/platform/client';

/** Why a part of the program is not here (ERROR-1): it was refused, it did not come in time, or the device is offline. */
export type ChunkFailure = 'failed' | 'late' | 'offline';

/** Whether a part of the program did not arrive (ERROR-1). */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Why a part did not arrive; null for any other error. */
export function chunkFailure(error: unknown, isOffline: boolean): ChunkFailure | null {
  if (!isChunkError(error)) return null;
  if (isOffline) return 'offline';
  return (error as { reason?: unknown }).reason === 'late' ? 'late' : 'failed';
}

/** The status of a refused call with its message, else the error's own message; nothing where neither tells anything. */
export function reportOf(error: unknown): string | undefined {
  if (isChunkError(error) || !(error instanceof Error)) return undefined;
  const status = isApiError(error) ? error.status : undefined;
  const report = [status, error.message].filter((part) => part !== undefined && part !== '').join(' ');
  return report === '' ? undefined : report;
}
