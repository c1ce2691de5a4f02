import { listMeasureFlags } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Answers about self-harm of the provider’s clients, open ones first (CLOUD-54). */
export function useMeasureFlags(): Read<ResponseOf<typeof listMeasureFlags>> {
  return useOperation(listMeasureFlags, { query: {} });
}
