import { cancelChosenSessions } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Cancels the sessions of a preview on behalf of the platform. */
export function useCancelChosen() {
  return useAction(cancelChosenSessions);
}
