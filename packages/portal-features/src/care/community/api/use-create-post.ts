import { createPost } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Writes to a circle (CLOUD-95). */
export function useCreatePost() {
  return useAction(createPost);
}
