import { answerMeasure, getMeasure, getMeasureTrend, listMeasures, listNotifications } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [getMeasure, getMeasureTrend, listMeasures, listNotifications] };

/** Answers a questionnaire that was asked for (CLOUD-51). */
export function useAnswerMeasure() {
  return useAction(answerMeasure, options);
}
