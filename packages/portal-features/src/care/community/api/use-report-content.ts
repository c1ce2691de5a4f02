import { reportContent } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Tells moderators of a post or a reply, which is hidden from the reader at once (CLOUD-103). */
export function useReportContent() {
  return useAction(reportContent);
}
