import { createReply, getPost, listPosts, listReplies } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [getPost, listReplies, listPosts] };

/** Answers a post or a reply (CLOUD-100). */
export function useCreateReply() {
  return useAction(createReply, options);
}
