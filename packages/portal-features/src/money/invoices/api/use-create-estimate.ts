import { createEstimate } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Gives a client an estimate (CLOUD-529). */
export function useCreateEstimate() {
  return useAction(createEstimate);
}
