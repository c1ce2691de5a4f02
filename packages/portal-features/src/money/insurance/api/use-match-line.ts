import { matchRemittanceLine } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Says which claim a line of a remittance belongs to (CLOUD-524). */
export function useMatchLine() {
  return useAction(matchRemittanceLine);
}
