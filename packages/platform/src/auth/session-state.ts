import type { User } from '../domain/index.ts';

/**
 * How a session came to its end. `logout`: the person asked for it, here or in another tab. `refused`: the renewal was
 * refused. `unanswered`: it got no answer while the token lived. `idle`: nobody was there.
 */
export type SessionEnd = 'logout' | 'refused' | 'unanswered' | 'idle';

/**
 * Who is signed in, as far as known. `unchecked`: nobody asked yet, public pages need not; `loading`: the check runs.
 * `ended` says how the last session came to its end, null where there was none; `isUnanswered` that nobody answered when it was
 * asked who is signed in, so that there may be somebody. Each state is a frozen object that is
 * replaced, never changed, so it serves as a snapshot of an external store.
 */
export type SessionState =
  | { readonly status: 'unchecked'; readonly user: null }
  | { readonly status: 'loading'; readonly user: null }
  | {
      readonly status: 'signed-out';
      readonly user: null;
      readonly ended: SessionEnd | null;
      readonly isUnanswered?: true;
    }
  | { readonly status: 'signed-in'; readonly user: User };

export const unchecked: SessionState = Object.freeze({ status: 'unchecked', user: null });
export const loading: SessionState = Object.freeze({ status: 'loading', user: null });

const unanswered: SessionState = Object.freeze({ status: 'signed-out', user: null, ended: null, isUnanswered: true });
const signedOutStates = new Map<SessionEnd | null, SessionState>();

/** The one state of being signed out in this way, so that saying it twice changes nothing. */
export function signedOut(ended: SessionEnd | null, isUnanswered = false): SessionState {
  if (isUnanswered && ended === null) return unanswered;
  let state = signedOutStates.get(ended);
  if (state === undefined) {
    state = Object.freeze({ status: 'signed-out', user: null, ended });
    signedOutStates.set(ended, state);
  }
  return state;
}

export const signedIn = (user: User): SessionState => Object.freeze({ status: 'signed-in', user });
