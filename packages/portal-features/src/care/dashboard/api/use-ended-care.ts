import { listEndedCare } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads which providers have ended the person's care (CLOUD-613). */
export function useEndedCare() {
  return useOperation(listEndedCare, {});
}
