import { resumeRecording } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Goes on the record again (CLOUD-565). */
export function useResumeRecording(): Action<typeof resumeRecording> {
  return useAction(resumeRecording);
}
