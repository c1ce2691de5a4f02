import { sendRoomChat } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Writes a line of the chat, once however often it is sent (CLOUD-519). */
export function useSendChat(): Action<typeof sendRoomChat> {
  return useAction(sendRoomChat);
}
