import { updatePost } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Changes an own post (CLOUD-96). */
export function useUpdatePost() {
  return useAction(updatePost);
}
