import { getPost, listReplies, updateReply } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [getPost, listReplies] };

/** Changes an own reply (CLOUD-101). */
export function useUpdateReply() {
  return useAction(updateReply, options);
}
