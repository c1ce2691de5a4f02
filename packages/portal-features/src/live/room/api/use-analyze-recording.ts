import { analyzeRecording } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Starts the transcript of a stopped recording (CALL-43). */
export function useAnalyzeRecording(): Action<typeof analyzeRecording> {
  return useAction(analyzeRecording);
}
