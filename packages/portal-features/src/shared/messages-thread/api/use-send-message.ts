import { sendMessage } from '@sakina/platform/contract';
import { useQueuedAction } from '@sakina/platform/react';

/** Writes to one’s provider or client (CLOUD-143); without a connection it waits (SEC-17). */
export function useSendMessage() {
  return useQueuedAction(sendMessage);
}
