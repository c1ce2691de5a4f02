import { previewSuperbills } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads what the superbills of a month would hold (CLOUD-527). @param month `YYYY-MM` */
export function useSuperbillPreview(month: string) {
  return useOperation(previewSuperbills, { query: { month } });
}
