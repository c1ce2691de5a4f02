import { safeStorage, type KeyStorage, type TabChannel } from '../browser/index.ts';
import type { SessionEnd } from './session-state.ts';

/** The channel on which tabs announce the end of the session. */
export const SESSION_CHANNEL = 'sakina-session';
/**
 * Storage key of the mark that a session was ended on purpose. The value is a reason and does not identify the user.
 */
export const SESSION_ENDED_KEY = 'sakina-session-ended';

const reasons: ReadonlySet<unknown> = new Set<SessionEnd>([
  'logout',
  'refused',
  'suspended',
  'unanswered',
  'idle',
  'switch',
]);
const isReason = (value: unknown): value is SessionEnd => reasons.has(value);

/** The reason in another tab’s message; null for any other message. */
function readEnded(message: unknown): SessionEnd | null {
  if (typeof message !== 'object' || message === null) return null;
  const { kind, reason, ...more } = message as Record<string, unknown>;
  return kind === 'ended' && isReason(reason) && Object.keys(more).length === 0 ? reason : null;
}

/** Announces the end to the other tabs. */
export function announceEnd(tabs: TabChannel, reason: SessionEnd): void {
  tabs.post({ kind: 'ended', reason });
}

/** Calls back when another tab announces the end of the session. */
export function followEnds(tabs: TabChannel, onEnd: (reason: SessionEnd) => void): void {
  tabs.subscribe((message) => {
    const reason = readEnded(message);
    if (reason !== null) onEnd(reason);
  });
}

/**
 * Remembers that the user logged out, was idle for long or wants another account. The identity server may still know
 * them: on a shared computer a silent check would sign them in again for the next person, so there is no silent check
 * until a user signs in by a click.
 */
export interface EndMark {
  readonly read: () => SessionEnd | null;
  readonly write: (reason: SessionEnd) => void;
  readonly clear: () => void;
}

/** Keeps the mark in a storage, and in memory in case the storage is refused. */
export function createEndMark(storage: KeyStorage): EndMark {
  const kept = safeStorage(storage);
  let here: SessionEnd | null = null;
  return {
    read: () => {
      const stored = kept.getItem(SESSION_ENDED_KEY);
      if (stored === null) return here;
      // A value that we did not write still means that the user must not be signed in automatically.
      return isReason(stored) ? stored : 'logout';
    },
    write: (reason) => {
      if (reason === 'refused' || reason === 'suspended' || reason === 'unanswered') return;
      here = reason;
      kept.setItem(SESSION_ENDED_KEY, reason);
    },
    clear: () => {
      here = null;
      kept.removeItem(SESSION_ENDED_KEY);
    },
  };
}
