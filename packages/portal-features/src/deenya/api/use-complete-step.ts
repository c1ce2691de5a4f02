import { completeStep, getStep, listEnrolments, listSteps } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listEnrolments, listSteps, getStep] };

/** Says that a step is done, with its reflection (CLOUD-127). */
export function useCompleteStep() {
  return useAction(completeStep, options);
}
