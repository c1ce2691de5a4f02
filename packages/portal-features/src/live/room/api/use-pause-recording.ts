import { pauseRecording } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Goes off the record (CLOUD-564). */
export function usePauseRecording(): Action<typeof pauseRecording> {
  return useAction(pauseRecording);
}
