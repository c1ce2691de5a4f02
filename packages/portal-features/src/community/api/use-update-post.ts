import { getPost, listPosts, updatePost } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listPosts, getPost] };

/** Changes an own post (CLOUD-96). */
export function useUpdatePost() {
  return useAction(updatePost, options);
}
