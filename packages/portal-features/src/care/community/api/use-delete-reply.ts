import { deleteReply } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes an own reply back (CLOUD-102). */
export function useDeleteReply() {
  return useAction(deleteReply);
}
