/** A meeting of a group as far as the state of a seat depends on it; instants in ISO 8601. */
export interface TimedMeeting {
  status: 'SCHEDULED' | 'LIVE' | 'COMPLETED' | 'CANCELLED';
  startsAt: string;
  endsAt: string;
}

/** A meeting with the place that its reader has in it. */
interface SeatedMeeting extends TimedMeeting {
  ownSeat: { status: 'CONFIRMED' | 'WAITLISTED' } | null;
}

/**
 * What a place in a meeting is at a moment.
 * `SEATED`: a seat in a meeting that has not ended. `RUNNING`: a seat in a meeting that its host has started.
 * `WAITLISTED`: a place in the line of a meeting that has not begun. `CANCELLED`: the meeting was canceled, and no one
 * has a seat in it. `OVER`: it ended, or it began without the reader. `NONE`: the reader has no place.
 */
export type SeatState = 'NONE' | 'WAITLISTED' | 'SEATED' | 'RUNNING' | 'OVER' | 'CANCELLED';

/**
 * Whether seats can be taken and given up, and the meeting changed or canceled: it is scheduled and has not begun.
 * @param now Epoch milliseconds.
 */
export function isMeetingAhead({ status, startsAt }: Pick<TimedMeeting, 'status' | 'startsAt'>, now: number): boolean {
  return status === 'SCHEDULED' && Date.parse(startsAt) > now;
}

/**
 * The state of the reader's place at a moment: the one answer for the list of groups, the dashboard and the rooms.
 * @param now Epoch milliseconds. A meeting that its host ends late runs until then.
 */
export function seatStateAt({ ownSeat, ...meeting }: SeatedMeeting, now: number): SeatState {
  if (!ownSeat) return 'NONE';
  const { status, endsAt } = meeting;
  if (status === 'CANCELLED') return 'CANCELLED';
  if (ownSeat.status === 'WAITLISTED') return isMeetingAhead(meeting, now) ? 'WAITLISTED' : 'OVER';
  if (status === 'LIVE') return 'RUNNING';
  return status === 'SCHEDULED' && Date.parse(endsAt) > now ? 'SEATED' : 'OVER';
}
