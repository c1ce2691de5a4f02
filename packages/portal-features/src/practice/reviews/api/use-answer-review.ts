import { answerReview } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Answers a review in public, changes the answer, or takes it back (CLOUD-115). */
export function useAnswerReview(): Action<typeof answerReview> {
  return useAction(answerReview);
}
