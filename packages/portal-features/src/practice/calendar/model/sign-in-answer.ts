import type { CalendarService } from '@sakina/platform/contract';

/** What the page of a calendar’s service sends the reader back with. */
export interface SignInAnswer {
  service: CalendarService;
  /** The code that connects the calendar; null where the sign-in was declined there. */
  code: string | null;
}

const SERVICES = ['google', 'outlook', 'apple'] as const satisfies readonly CalendarService[];
const LONGEST_CODE = 500;

/** Reads the answer of a calendar’s service from an address’s query; null without one that makes sense. */
export function readSignInAnswer(query: URLSearchParams): SignInAnswer | null {
  const service = SERVICES.find((known) => known === query.get('connect'));
  if (!service) return null;
  const code = query.get('code') ?? '';
  return { service, code: query.has('error') || code === '' || code.length > LONGEST_CODE ? null : code };
}
