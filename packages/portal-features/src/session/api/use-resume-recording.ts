import { getRecording, getRoom, resumeRecording } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [getRoom, getRecording];

/** Goes on the record again (CLOUD-565). */
export function useResumeRecording(): Action<typeof resumeRecording> {
  return useAction(resumeRecording, { invalidates });
}
