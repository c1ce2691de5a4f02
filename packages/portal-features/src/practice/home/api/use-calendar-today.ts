import { listCalendarEvents } from '@sakina/platform/contract';
import type { CalendarEvent } from '@sakina/platform/contract';
import { useClock, useNow, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { daySpan } from '../model/agenda.ts';

const MINUTE = 60_000;

/** Reads what stands on the provider's calendar today (CALL-8); at midnight it turns to the next day. */
export function useCalendarToday(): Read<{ items: CalendarEvent[] }> {
  const { timeZone } = useClock();
  const span = daySpan(useNow(MINUTE), timeZone);
  return useOperation(listCalendarEvents, { query: span }, { refreshMs: MINUTE });
}
