import { reportContent } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Tells moderators of a review (CLOUD-103). */
export function useReportReview(): Action<typeof reportContent> {
  return useAction(reportContent);
}
