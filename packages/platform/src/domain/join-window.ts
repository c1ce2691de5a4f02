import { isPlanned } from './session-state.ts';

/** How long before its start the client may enter a session’s waiting room. */
const JOIN_OPENS_BEFORE_MINUTES = 15;

/** The part of an appointment that decides whether its room can be joined. */
export interface Joinable {
  readonly status: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether a room can be joined: not yet, now, or no longer. */
export type JoinState = 'early' | 'open' | 'over';

/** The instant from which a session can be joined, ISO 8601 in UTC. */
export function joinOpensAt(startsAt: string): string {
  return new Date(Date.parse(startsAt) - JOIN_OPENS_BEFORE_MINUTES * 60_000).toISOString();
}

/** Whether the client can join at a moment. A session under way stays open beyond its planned end. */
export function joinState({ status, startsAt, endsAt }: Joinable, now: number): JoinState {
  if (status === 'IN_PROGRESS') return 'open';
  if (!isPlanned({ status })) return 'over';
  if (now >= Date.parse(endsAt)) return 'over';
  return now >= Date.parse(joinOpensAt(startsAt)) ? 'open' : 'early';
}
