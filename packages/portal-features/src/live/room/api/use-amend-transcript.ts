import { amendTranscript } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Corrects a line of a transcript (CLOUD-571). */
export function useAmendTranscript(): Action<typeof amendTranscript> {
  return useAction(amendTranscript);
}
