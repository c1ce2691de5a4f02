import { getPost, listPosts, listReplies, muteAuthor } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listPosts, getPost, listReplies] };

/** Hides what an author writes from the reader, or shows it again (CLOUD-651). */
export function useMuteAuthor() {
  return useAction(muteAuthor, options);
}
