import { deletePost } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes an own post back (CLOUD-97). */
export function useDeletePost() {
  return useAction(deletePost);
}
