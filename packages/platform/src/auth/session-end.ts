import type { KeyStorage, TabChannel } from '../browser/index.ts';
import type { SessionEnd } from './session-state.ts';

/** The channel on which tabs tell each other that the session is over. */
export const SESSION_CHANNEL = 'sakina-session';
/** Where it is kept that a session was ended on purpose. The value is a reason and says nothing of a person. */
export const SESSION_ENDED_KEY = 'sakina-session-ended';

const reasons: ReadonlySet<unknown> = new Set<SessionEnd>(['logout', 'refused', 'unanswered', 'idle']);
const isReason = (value: unknown): value is SessionEnd => reasons.has(value);

/** The reason that a message of another tab gives; null for anything that is no such message. */
export function readEnded(message: unknown): SessionEnd | null {
  if (typeof message !== 'object' || message === null) return null;
  const { kind, reason, ...more } = message as Record<string, unknown>;
  return kind === 'ended' && isReason(reason) && Object.keys(more).length === 0 ? reason : null;
}

/** Tells the other tabs. */
export function tellEnded(tabs: TabChannel, reason: SessionEnd): void {
  tabs.post({ kind: 'ended', reason });
}

/**
 * Remembers that a person logged out or was away for long. The identity server may still know them: on a shared computer a
 * silent check would bring them back for whoever sits there now, so nobody is asked until somebody signs in by a click.
 */
export interface EndMark {
  readonly read: () => SessionEnd | null;
  readonly write: (reason: SessionEnd) => void;
  readonly clear: () => void;
}

/** Keeps the mark in a storage, and in memory where the storage is refused. */
export function createEndMark(storage: KeyStorage): EndMark {
  let here: SessionEnd | null = null;
  const guarded = <Value>(action: () => Value, otherwise: Value): Value => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => {
      const stored = guarded(() => storage.getItem(SESSION_ENDED_KEY), here);
      if (stored === null) return here;
      // A value that nobody here wrote is still somebody's wish not to be signed in by itself.
      return isReason(stored) ? stored : 'logout';
    },
    write: (reason) => {
      if (reason !== 'logout' && reason !== 'idle') return;
      here = reason;
      guarded(() => storage.setItem(SESSION_ENDED_KEY, reason), undefined);
    },
    clear: () => {
      here = null;
      guarded(() => storage.removeItem(SESSION_ENDED_KEY), undefined);
    },
  };
}
