import { getTranscript } from '@sakina/platform/contract';
import type { Transcript } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads what was said (CALL-45). */
export function useTranscript(appointmentId: string): Read<Transcript> {
  return useOperation(getTranscript, { params: { id: appointmentId } });
}
