import { getOutcomes } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads how the care of all clients goes: scores, attendance, who is not measured (CALL-39). */
export function useOutcomes() {
  return useOperation(getOutcomes, { query: {} });
}
