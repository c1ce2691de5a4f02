import { getRecording, getRoom, pauseRecording } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [getRoom, getRecording];

/** Goes off the record (CLOUD-564). */
export function usePauseRecording(): Action<typeof pauseRecording> {
  return useAction(pauseRecording, { invalidates });
}
