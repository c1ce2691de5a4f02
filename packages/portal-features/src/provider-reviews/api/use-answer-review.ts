import { answerReview, listReviews } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [listReviews];

/** Answers a review in public, changes the answer, or takes it back (CLOUD-115). */
export function useAnswerReview(): Action<typeof answerReview> {
  return useAction(answerReview, { invalidates });
}
