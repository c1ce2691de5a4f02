import { updateConversation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Marks a conversation as read, closes it, or opens it again (CLOUD-144). */
export function useUpdateConversation() {
  return useAction(updateConversation);
}
