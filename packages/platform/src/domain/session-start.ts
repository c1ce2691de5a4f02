import { isPlanned } from './session-state.ts';

/** How far ahead of its start a provider may start a session, in milliseconds (CALL-14: no more than a day). */
export const STARTABLE_AHEAD_MS = 24 * 3_600_000;

/** Why a provider cannot hold sessions at present. */
export type HeldBack = 'UNVERIFIED' | 'LAPSED' | 'SUSPENDED';

/**
 * Why a provider cannot hold sessions at present: the one guard of the server, and what both sides read of it; null
 * where they can.
 */
export function heldBackBy(provider: {
  verification: 'VERIFIED' | 'PENDING' | 'LAPSED';
  isSuspended: boolean;
}): HeldBack | null {
  if (provider.isSuspended) return 'SUSPENDED';
  if (provider.verification === 'LAPSED') return 'LAPSED';
  return provider.verification === 'PENDING' ? 'UNVERIFIED' : null;
}

/** A session as far as its start depends on it; instants in ISO 8601. */
interface StartableSession {
  status: 'PENDING' | 'CONFIRMED' | 'IN_PROGRESS' | 'COMPLETED' | 'CANCELLED' | 'NO_SHOW';
  startsAt: string;
  heldBack?: HeldBack | undefined;
}

/**
 * Whether a session can be started, or returned to, at a moment: the one answer for the portal, the day, the calendar
 * and the choice of a session. A running one can be returned to whatever became of its provider’s credentials.
 * @param now Epoch milliseconds.
 */
export function canStartSession({ status, startsAt, heldBack }: StartableSession, now: number): boolean {
  if (status === 'IN_PROGRESS') return true;
  if (heldBack !== undefined || !isPlanned({ status })) return false;
  return Date.parse(startsAt) <= now + STARTABLE_AHEAD_MS;
}
