import { answerPlanVersion } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Agrees to a version of one's plan, or asks for a change (CLOUD-264). */
export function useAnswerPlan(): Action<typeof answerPlanVersion> {
  return useAction(answerPlanVersion);
}
