import { createEnrolment, getStep, listEnrolments, listSteps } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listEnrolments, listSteps, getStep] };

/** Begins a programme, or goes on with one (CLOUD-123). */
export function useBegin() {
  return useAction(createEnrolment, options);
}
