import { acceptEstimate } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Says that the person has read an estimate (CLOUD-533). */
export function useAcceptEstimate() {
  return useAction(acceptEstimate);
}
