import { assignMeasure } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Asks a client to answer a questionnaire (CLOUD-50). */
export function useAssignMeasure(): Action<typeof assignMeasure> {
  return useAction(assignMeasure);
}
