import { connectCalendar } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Connects an outside calendar (CLOUD-79). */
export function useConnectCalendar(): Action<typeof connectCalendar> {
  return useAction(connectCalendar);
}
