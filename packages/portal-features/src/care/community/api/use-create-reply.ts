import { createReply } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Answers a post or a reply (CLOUD-100). */
export function useCreateReply() {
  return useAction(createReply);
}
