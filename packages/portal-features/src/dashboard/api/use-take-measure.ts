import { getMeasureTrend, listMeasures, takeMeasure } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [getMeasureTrend, listMeasures] };

/** Takes a questionnaire by oneself (CLOUD-52). */
export function useTakeMeasure() {
  return useAction(takeMeasure, options);
}
