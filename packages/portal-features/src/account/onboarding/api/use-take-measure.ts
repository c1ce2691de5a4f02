import { takeMeasure } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Submits a self-administered questionnaire (CLOUD-52). */
export function useTakeMeasure() {
  return useAction(takeMeasure);
}
