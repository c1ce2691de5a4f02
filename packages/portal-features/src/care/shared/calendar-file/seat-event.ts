import type { GroupSession } from '@sakina/platform/contract';
import type { CalendarEntry } from './calendar-file.ts';

/**
 * A seat as a calendar entry. A meeting has no time of its last change, so each version counts as one second after the
 * seat was taken: a file of a meeting that was moved replaces the earlier entry.
 */
export function seatEvent({
  id,
  startsAt,
  endsAt,
  version,
  ownSeat,
}: GroupSession): Omit<CalendarEntry, 'title' | 'description' | 'url'> {
  const createdAt = ownSeat?.joinedAt ?? startsAt;
  return {
    id,
    startsAt,
    endsAt,
    createdAt,
    updatedAt: new Date(Date.parse(createdAt) + version * 1000).toISOString(),
    location: null,
  };
}
