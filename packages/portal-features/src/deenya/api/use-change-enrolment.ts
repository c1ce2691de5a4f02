import { getStep, listEnrolments, updateEnrolment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listEnrolments, getStep] };

/** Lets a programme rest, takes it up again, or leaves it (CLOUD-124). */
export function useChangeEnrolment() {
  return useAction(updateEnrolment, options);
}
