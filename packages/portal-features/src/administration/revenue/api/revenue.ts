import { getPlatformRevenue } from '@sakina/platform/contract';
import type { RevenueGranularity } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Dates } from '../model/periods.ts';

/** The money of a period; of none while there is nothing to ask. */
export function useRevenue(dates: Dates | null, granularity: RevenueGranularity) {
  return useOperation(getPlatformRevenue, dates && { query: { ...dates, granularity } }, { keepPrevious: true });
}
