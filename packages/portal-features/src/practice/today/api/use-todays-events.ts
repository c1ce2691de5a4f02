import { listCalendarEvents } from '@sakina/platform/contract';
import type { CalendarEvent } from '@sakina/platform/contract';
import { useClock, useNow, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { daySpan } from '../model/board.ts';

const MINUTE = 60_000;

/** Reads what else stands on today's calendar (CALL-8): group sessions and blocked times. */
export function useTodaysEvents(): Read<{ items: CalendarEvent[] }> {
  const { timeZone } = useClock();
  return useOperation(listCalendarEvents, { query: daySpan(useNow(MINUTE), timeZone) }, { refreshMs: MINUTE });
}
