import type { GroupSession } from '@sakina/platform/contract';
import { isMeetingAhead, seatStateAt } from '@sakina/platform/domain';

/** Where a reader stands with a meeting, and so what they can do. */
export type GroupPlace = 'seated' | 'waiting' | 'open' | 'full' | 'closed';

/** What the rule looks at. */
export type PlaceFacts = Pick<
  GroupSession,
  'status' | 'startsAt' | 'endsAt' | 'capacity' | 'joinedCount' | 'waitlistCount' | 'ownSeat'
>;

/** Where the reader stands. A free seat goes to those who wait first, so a meeting with a queue is full. */
export function groupPlace(meeting: PlaceFacts, now: number): GroupPlace {
  switch (seatStateAt(meeting, now)) {
    case 'SEATED':
    case 'RUNNING':
      return 'seated';
    case 'WAITLISTED':
      return 'waiting';
    case 'OVER':
    case 'CANCELLED':
      return 'closed';
    case 'NONE':
      if (!isMeetingAhead(meeting, now)) return 'closed';
      return meeting.joinedCount < meeting.capacity && meeting.waitlistCount === 0 ? 'open' : 'full';
  }
}

/** How many seats are free for someone who joins now. */
export function freeSeats({ capacity, joinedCount, waitlistCount }: PlaceFacts): number {
  return waitlistCount > 0 ? 0 : Math.max(0, capacity - joinedCount);
}
