import { moveSeries } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';
import { calendarReads } from './calendar-reads.ts';

/** Moves the sessions of a preview (CLOUD-561). */
export function useMoveSeries(): Action<typeof moveSeries> {
  return useAction(moveSeries, { invalidates: calendarReads });
}
