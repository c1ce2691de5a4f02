import { getStep } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads a step, by its day or as `today` (CLOUD-126). */
export function useStep(programmeId: string, day: number | 'today') {
  return useOperation(getStep, { params: { id: programmeId, day: String(day) } });
}
