import { listMeasureDefinitions } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The wording of the questionnaires (CLOUD-47). */
export function useMeasureDefinitions() {
  return useOperation(listMeasureDefinitions, {});
}
