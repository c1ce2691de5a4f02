import { getRemittance } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** One remittance with its lines (CLOUD-523). */
export function useRemittance(id: string) {
  return useOperation(getRemittance, { params: { id } });
}
