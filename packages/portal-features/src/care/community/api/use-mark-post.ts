import { markPost } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Says ‘with you’, keeps a post for later, or takes either back (CLOUD-98). */
export function useMarkPost() {
  return useAction(markPost);
}
