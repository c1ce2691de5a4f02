import type { CalendarEvent } from '@sakina/platform/contract';
import { ApiFailure } from '../api-failure.ts';

/** @throws ApiFailure 409 if the time is taken, with the conflicting event */
export function refuseConflicts(conflicts: readonly CalendarEvent[]): void {
  if (conflicts.length === 0) return;
  const titles = [...new Set(conflicts.map(({ title }) => title))].slice(0, 3).join(', ');
  throw new ApiFailure(409, 'CALENDAR_CONFLICT', `Something stands on your calendar then: ${titles}.`, {
    conflicts: conflicts.slice(0, 20).map(({ title, startsAt, endsAt, kind }) => ({ title, startsAt, endsAt, kind })),
  });
}
