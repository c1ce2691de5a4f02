import { setMembership } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Joins a circle, asks to be let in, or leaves it (CLOUD-92). */
export function useSetMembership() {
  return useAction(setMembership);
}
