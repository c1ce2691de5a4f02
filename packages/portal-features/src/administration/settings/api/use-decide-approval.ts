import { decideApproval } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Approves or refuses what someone else asked for. */
export function useDecideApproval() {
  return useAction(decideApproval);
}
