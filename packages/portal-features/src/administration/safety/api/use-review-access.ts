import { reviewRecordAccess } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Says afterwards whether an access was justified (CLOUD-552). */
export function useReviewAccess() {
  return useAction(reviewRecordAccess);
}
