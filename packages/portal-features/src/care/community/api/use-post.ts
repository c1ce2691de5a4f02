import { getPost } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one post with its first replies (CLOUD-94). */
export function usePost(id: string) {
  return useOperation(getPost, { params: { id } });
}
