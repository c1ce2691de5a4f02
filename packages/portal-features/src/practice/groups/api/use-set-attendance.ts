import { setGroupAttendance } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Records whether a participant came (CLOUD-481). */
export function useSetAttendance(): Action<typeof setGroupAttendance> {
  return useAction(setGroupAttendance);
}
