import { getPost, listContentReports, listPosts, listReplies, reportContent } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listContentReports, listPosts, getPost, listReplies] };

/** Tells moderators of a post or a reply, which is hidden from the reader at once (CLOUD-103). */
export function useReportContent() {
  return useAction(reportContent, options);
}
