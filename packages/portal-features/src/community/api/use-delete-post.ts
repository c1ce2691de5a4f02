import { deletePost, getCircle, getPost, listCircles, listPosts } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listPosts, getPost, listCircles, getCircle] };

/** Takes an own post back (CLOUD-97). */
export function useDeletePost() {
  return useAction(deletePost, options);
}
