import { listCalendarEvents } from '@sakina/platform/contract';
import type { CalendarEvent } from '@sakina/platform/contract';
import { useClock, useNow, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { daySpan } from './day-span.ts';

const MINUTE = 60_000;

/** Reads what stands on the provider's calendar today (CALL-8); at midnight it turns to the next day. */
export function useTodaysEvents(): Read<{ items: CalendarEvent[] }> {
  const { timeZone } = useClock();
  return useOperation(listCalendarEvents, { query: daySpan(useNow(MINUTE), timeZone) }, { refreshMs: MINUTE });
}
