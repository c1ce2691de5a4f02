import { createEnrolment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Begins a programme, or goes on with one (CLOUD-123). */
export function useBegin() {
  return useAction(createEnrolment);
}
