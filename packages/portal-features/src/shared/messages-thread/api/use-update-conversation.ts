import { listConversations, listMessages, listNotifications, updateConversation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listConversations, listMessages, listNotifications] };

/** Marks a conversation as read, closes it, or opens it again (CLOUD-144). */
export function useUpdateConversation() {
  return useAction(updateConversation, options);
}
