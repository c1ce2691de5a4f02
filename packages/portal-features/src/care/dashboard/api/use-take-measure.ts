import { takeMeasure } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes a questionnaire by oneself (CLOUD-52). */
export function useTakeMeasure() {
  return useAction(takeMeasure);
}
