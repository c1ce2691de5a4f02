import { startRecording } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Arms the recording again after it was stopped (CALL-41); it captures only what everyone present agrees to. */
export function useStartRecording(): Action<typeof startRecording> {
  return useAction(startRecording);
}
