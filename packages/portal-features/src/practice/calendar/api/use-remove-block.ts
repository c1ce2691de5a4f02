import { removeCalendarBlock } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Opens a blocked time again (CLOUD-82). */
export function useRemoveBlock(): Action<typeof removeCalendarBlock> {
  return useAction(removeCalendarBlock);
}
