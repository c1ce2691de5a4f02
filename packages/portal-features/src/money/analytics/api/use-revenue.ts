import { getRevenue } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { AnalyticsPlace } from '../model/place.ts';

/**
 * Reads the revenue of a period beside the one before (CALL-38). The period shown stays until the next one is there;
 * the answer says which it is.
 */
export function useRevenue({ period, basis, on }: Pick<AnalyticsPlace, 'period' | 'basis' | 'on'>) {
  return useOperation(getRevenue, { query: { period, basis, ...(on !== null && { on }) } }, { keepPrevious: true });
}
