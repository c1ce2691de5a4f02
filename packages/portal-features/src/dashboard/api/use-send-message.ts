import { listConversations, listMessages, sendMessage } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listMessages, listConversations] };

/** Writes to a provider (CLOUD-143). */
export function useSendMessage() {
  return useAction(sendMessage, options);
}
