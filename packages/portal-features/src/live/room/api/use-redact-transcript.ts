import { redactTranscript } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Deletes what a line of a transcript says (CLOUD-572). */
export function useRedactTranscript(): Action<typeof redactTranscript> {
  return useAction(redactTranscript);
}
