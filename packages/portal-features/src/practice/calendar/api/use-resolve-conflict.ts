import { resolveCalendarConflict } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Decides about an outside event over a session (CLOUD-223). */
export function useResolveConflict(): Action<typeof resolveCalendarConflict> {
  return useAction(resolveCalendarConflict);
}
