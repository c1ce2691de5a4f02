import { takeMeasure } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Hands in a questionnaire that somebody answered by themselves (CLOUD-52). */
export function useTakeMeasure() {
  return useAction(takeMeasure);
}
