import { listRecordingConsents } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/**
 * Reads what is asked before a recording and what was answered (CLOUD-515).
 * @param participantId The secret of one's own place.
 */
export function useRecordingConsents(roomName: string, participantId: string) {
  return useOperation(listRecordingConsents, { params: { roomName }, secret: participantId }, { keepPrevious: true });
}
