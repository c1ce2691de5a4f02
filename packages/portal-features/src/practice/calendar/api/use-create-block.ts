import { createCalendarBlock } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Keeps a time free of sessions (CLOUD-81). */
export function useCreateBlock(): Action<typeof createCalendarBlock> {
  return useAction(createCalendarBlock);
}
