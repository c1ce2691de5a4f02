import { previewSuspension } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** What suspending an account would do: sessions, refunds, who is notified, money that waits. */
export function useSuspensionPreview(id: string) {
  return useOperation(previewSuspension, { params: { id } });
}
