import { readmitClient } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Takes a discharged client back into care (CLOUD-201). */
export function useReadmitClient(): Action<typeof readmitClient> {
  return useAction(readmitClient);
}
