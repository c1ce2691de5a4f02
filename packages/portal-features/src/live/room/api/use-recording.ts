import { getRecording } from '@sakina/platform/contract';
import type { Recording } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

const WRITING_POLL_MS = 5000;

/** Reads a session's recording (CALL-44), and again while its transcript is being written. */
export function useRecording(appointmentId: string): Read<Recording> {
  return useOperation(
    getRecording,
    { params: { id: appointmentId } },
    { refreshMs: (recording) => (recording?.status === 'ANALYSING' ? WRITING_POLL_MS : 0) },
  );
}
