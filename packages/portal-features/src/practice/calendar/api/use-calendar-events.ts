import { listCalendarEvents } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

const MINUTE = 60_000;

/**
 * Reads what stands on the provider’s calendar (CALL-8), again every minute.
 * @param span Two instants; null waits.
 */
export function useCalendarEvents(span: { start: string; end: string } | null) {
  return useOperation(listCalendarEvents, span && { query: span }, { refreshMs: MINUTE });
}
