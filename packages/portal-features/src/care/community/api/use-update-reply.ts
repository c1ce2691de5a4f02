import { updateReply } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Changes an own reply (CLOUD-101). */
export function useUpdateReply() {
  return useAction(updateReply);
}
