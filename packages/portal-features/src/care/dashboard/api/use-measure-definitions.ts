import { listMeasureDefinitions } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the questionnaires word for word (CLOUD-47). */
export function useMeasureDefinitions() {
  return useOperation(listMeasureDefinitions, {});
}
