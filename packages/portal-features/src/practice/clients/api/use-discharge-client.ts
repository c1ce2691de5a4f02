import { dischargeClient } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Ends the care of a client (CALL-19). */
export function useDischargeClient(): Action<typeof dischargeClient> {
  return useAction(dischargeClient);
}
