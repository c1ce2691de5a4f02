import { getMeasure } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one questionnaire of the person's (CLOUD-49); null waits. */
export function useMeasure(id: string | null) {
  return useOperation(getMeasure, id === null ? null : { params: { id } });
}
