import { amendTranscript, getTranscript } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [getTranscript];

/** Corrects a line of a transcript (CLOUD-571). */
export function useAmendTranscript(): Action<typeof amendTranscript> {
  return useAction(amendTranscript, { invalidates });
}
