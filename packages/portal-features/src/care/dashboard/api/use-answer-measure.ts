import { answerMeasure } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Answers a questionnaire that was asked for (CLOUD-51). */
export function useAnswerMeasure() {
  return useAction(answerMeasure);
}
