import { listEnrolments } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the programmes that the person is in, or was (CLOUD-122). */
export function useEnrolments() {
  return useOperation(listEnrolments, {});
}
