import { postRemittance } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Enters a remittance in the books (CLOUD-525). */
export function usePostRemittance() {
  return useAction(postRemittance);
}
