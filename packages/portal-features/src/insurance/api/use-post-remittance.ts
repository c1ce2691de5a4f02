import { getRemittance, listRemittances, postRemittance } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { claimReads } from './invalidates.ts';

const invalidates = [listRemittances, getRemittance, ...claimReads];

/** Enters a remittance in the books (CLOUD-525). */
export function usePostRemittance() {
  return useAction(postRemittance, { invalidates });
}
