import { isApiError } from '@sakina/platform/client';

/** Whether a part of the program did not arrive (ERROR-1). */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** The status of a refused call with its message, else the error's own message; nothing where neither tells anything. */
export function reportOf(error: unknown): string | undefined {
  if (isChunkError(error) || !(error instanceof Error)) return undefined;
  const status = isApiError(error) ? error.status : undefined;
  const report = [status, error.message].filter((part) => part !== undefined && part !== '').join(' ');
  return report === '' ? undefined : report;
}
