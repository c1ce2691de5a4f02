import { getCircle, getPost, listCircles, listPosts, listReplies, setMembership } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listCircles, getCircle, listPosts, getPost, listReplies] };

/** Joins a circle, asks to be let in, or leaves it (CLOUD-92). */
export function useSetMembership() {
  return useAction(setMembership, options);
}
