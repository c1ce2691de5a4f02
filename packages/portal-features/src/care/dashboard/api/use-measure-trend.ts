import { getMeasureTrend } from '@sakina/platform/contract';
import type { Instrument } from '@sakina/platform/contract';
import { useUser, useOperation } from '@sakina/platform/react';

/** Reads the person's scores of one questionnaire over time (CLOUD-53). */
export function useMeasureTrend(instrument: Instrument) {
  const user = useUser();
  return useOperation(getMeasureTrend, user && { params: { id: user.id }, query: { instrument } });
}
