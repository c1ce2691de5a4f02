import { deleteReply, getPost, listPosts, listReplies } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [getPost, listReplies, listPosts] };

/** Takes an own reply back (CLOUD-102). */
export function useDeleteReply() {
  return useAction(deleteReply, options);
}
