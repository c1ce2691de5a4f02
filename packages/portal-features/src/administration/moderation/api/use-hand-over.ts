import { handOverModerationCase } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Hands a person’s safety to whoever is on call. */
export function useHandOver() {
  return useAction(handOverModerationCase);
}
