import { appealRemoval } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Asks moderators to look again at something they removed (CLOUD-109). */
export function useAppealRemoval() {
  return useAction(appealRemoval);
}
