import { updateEnrolment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Lets a programme rest, takes it up again, or leaves it (CLOUD-124). */
export function useChangeEnrolment() {
  return useAction(updateEnrolment);
}
