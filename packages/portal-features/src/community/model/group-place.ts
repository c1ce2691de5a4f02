import type { GroupSession } from '@sakina/platform/contract';

/** Where a reader stands with a meeting, and so what they can do. */
export type GroupPlace = 'seated' | 'waiting' | 'open' | 'full' | 'closed';

/** What the rule looks at. */
export type PlaceFacts = Pick<
  GroupSession,
  'status' | 'startsAt' | 'capacity' | 'joinedCount' | 'waitlistCount' | 'ownSeat'
>;

/** Whether places can still be taken or given up: the meeting has not begun and was not cancelled. */
export function isOpenForPlaces({ status, startsAt }: Pick<PlaceFacts, 'status' | 'startsAt'>, now: number): boolean {
  return status === 'SCHEDULED' && Date.parse(startsAt) > now;
}

/** Where the reader stands. A free seat goes to those who wait first, so a meeting with a queue is full. */
export function groupPlace(meeting: PlaceFacts, now: number): GroupPlace {
  if (meeting.ownSeat) return meeting.ownSeat.status === 'CONFIRMED' ? 'seated' : 'waiting';
  if (!isOpenForPlaces(meeting, now)) return 'closed';
  return meeting.joinedCount < meeting.capacity && meeting.waitlistCount === 0 ? 'open' : 'full';
}

/** How many seats are free for someone who joins now. */
export function freeSeats({ capacity, joinedCount, waitlistCount }: PlaceFacts): number {
  return waitlistCount > 0 ? 0 : Math.max(0, capacity - joinedCount);
}
