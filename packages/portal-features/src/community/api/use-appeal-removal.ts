import { appealRemoval, getPost, listPosts, listReplies } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [getPost, listReplies, listPosts] };

/** Asks moderators to look again at something they removed (CLOUD-109). */
export function useAppealRemoval() {
  return useAction(appealRemoval, options);
}
