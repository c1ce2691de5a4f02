import { getMeasureTrend } from '@sakina/platform/contract';
import type { Instrument, ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** A client’s scores of one questionnaire over time (CLOUD-53). */
export function useMeasureTrend(id: string, instrument: Instrument): Read<ResponseOf<typeof getMeasureTrend>> {
  return useOperation(getMeasureTrend, { params: { id }, query: { instrument } });
}
