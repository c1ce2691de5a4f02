import { withdrawRecordingConsent } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Takes one’s own yes back, and with it the recording (CLOUD-517). */
export function useWithdrawConsent(): Action<typeof withdrawRecordingConsent> {
  return useAction(withdrawRecordingConsent);
}
