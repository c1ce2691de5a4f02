import { answerRecordingConsent } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Answers for oneself what may be recorded (CLOUD-516). */
export function useAnswerConsent(): Action<typeof answerRecordingConsent> {
  return useAction(answerRecordingConsent);
}
