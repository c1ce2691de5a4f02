import { decideModerationCase } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Decides a case. */
export function useDecide() {
  return useAction(decideModerationCase);
}
