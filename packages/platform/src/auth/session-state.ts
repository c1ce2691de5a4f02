import type { User } from '../domain/index.ts';

/**
 * Why a session ended. `logout`: the user asked for it, here or in another tab. `refused`: the renewal was refused.
 * `suspended`: it was refused because the account is suspended.
 * `unanswered`: the renewal got no answer while the token lived. `idle`: the user was inactive. `switch`: they sign in
 * with another account. `replaced`: another account was signed in in another tab of this browser.
 */
export type SessionEnd = 'logout' | 'refused' | 'suspended' | 'unanswered' | 'idle' | 'switch' | 'replaced';

/**
 * Who is signed in, as far as known. `unchecked`: not asked yet, which public pages do not need; `loading`: the check
 * runs.
 * `ended`: why the last session ended, null if there was none; `isUnanswered`: the check got no answer, so a user may
 * be signed in; `replacedBy`: who is signed in in the other tab instead. Each state is a frozen object that is
 * replaced, never changed, so it can be the snapshot of an external store.
 */
export type SessionState =
  | { readonly status: 'unchecked'; readonly user: null }
  | { readonly status: 'loading'; readonly user: null }
  | {
      readonly status: 'signed-out';
      readonly user: null;
      readonly ended: SessionEnd | null;
      readonly isUnanswered?: true;
      readonly replacedBy?: User;
    }
  | { readonly status: 'signed-in'; readonly user: User };

export const unchecked: SessionState = Object.freeze({ status: 'unchecked', user: null });
export const loading: SessionState = Object.freeze({ status: 'loading', user: null });

const unanswered: SessionState = Object.freeze({ status: 'signed-out', user: null, ended: null, isUnanswered: true });
const signedOutStates = new Map<SessionEnd | null, SessionState>();

/** One state object per reason, so that repeating it is not a change. */
export function signedOut(ended: SessionEnd | null, isUnanswered = false): SessionState {
  if (isUnanswered && ended === null) return unanswered;
  let state = signedOutStates.get(ended);
  if (state === undefined) {
    state = Object.freeze({ status: 'signed-out', user: null, ended });
    signedOutStates.set(ended, state);
  }
  return state;
}

/** Signed out here, because another user was signed in in another tab. */
export const replaced = (replacedBy: User): SessionState =>
  Object.freeze({ status: 'signed-out', user: null, ended: 'replaced', replacedBy });

export const signedIn = (user: User): SessionState => Object.freeze({ status: 'signed-in', user });
