import { disconnectCalendar } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Disconnects an outside calendar; its events leave (CLOUD-80). */
export function useDisconnectCalendar(): Action<typeof disconnectCalendar> {
  return useAction(disconnectCalendar);
}
