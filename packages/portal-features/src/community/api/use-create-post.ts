import { createPost, getCircle, listCircles, listPosts } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listPosts, listCircles, getCircle] };

/** Writes to a circle (CLOUD-95). */
export function useCreatePost() {
  return useAction(createPost, options);
}
