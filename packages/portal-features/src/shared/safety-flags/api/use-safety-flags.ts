import { listMeasureFlags } from '@sakina/platform/contract';
import type { Measure } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** No event of the connection tells of an answer about self-harm, so it is asked for often. In milliseconds. */
const REFRESH_MS = 20_000;

/** Reads the answers about self-harm of the provider's clients, those that nobody has acknowledged first (CLOUD-54). */
export function useSafetyFlags(): Read<{ items: Measure[] }> {
  return useOperation(listMeasureFlags, { query: {} }, { refreshMs: REFRESH_MS });
}
