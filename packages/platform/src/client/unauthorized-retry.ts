import { ApiError } from './api-error.ts';
import type { Credentials } from './credentials.ts';

/**
 * Calls in flight with the same access token. They share one refresh, and the end of the session is reported once for
 * all.
 */
interface RefreshRound {
  readonly accessToken: string;
  refresh: Promise<Credentials | null> | null;
  isOver: boolean;
}

/** The credentials that a call was sent with. */
export interface SentRequest {
  readonly credentials: Credentials;
  readonly round: RefreshRound;
}

export interface UnauthorizedRetryPorts {
  /** The current credentials. */
  credentials: () => Credentials | null;
  /** Returns fresh credentials, or null when the session is over; absent where nothing can be renewed. */
  renew?: (() => Promise<Credentials | null>) | undefined;
  /** Called once per round when the session is over. */
  onUnauthorized?: (() => void) | undefined;
  /** Whether the page is one where a 401 is not handled (API-3). */
  isRoot: () => boolean;
}

/**
 * Handles 401 (API-3, SEC-1): concurrent ones cause one refresh, each call is repeated once, then the session is over.
 */
export interface UnauthorizedRetry {
  /** Records the credentials that a call is sent with. */
  track(credentials: Credentials): SentRequest;
  /**
   * What to repeat a call with that was answered 401. Null when it is not repeated: the session is over.
   * @throws ApiError when the refresh got no answer: the session may still be valid, so it is not ended.
   */
  refresh(sent: SentRequest): Promise<SentRequest | null>;
  /** Ends the session: a repeated call was answered 401 as well. */
  reportRefused(sent: SentRequest): void;
}

/** Builds the 401 handling over the session’s ports. */
export function createUnauthorizedRetry({
  credentials,
  renew,
  onUnauthorized,
  isRoot,
}: UnauthorizedRetryPorts): UnauthorizedRetry {
  let open: RefreshRound | null = null;

  function track(current: Credentials): SentRequest {
    if (open?.accessToken !== current.accessToken)
      open = { accessToken: current.accessToken, refresh: null, isOver: false };
    return { credentials: current, round: open };
  }

  /** Later calls start another round; those of this one stay together. */
  function close(round: RefreshRound) {
    if (open === round) open = null;
  }

  function report(round: RefreshRound) {
    close(round);
    if (round.isOver) return;
    round.isOver = true;
    if (!isRoot()) onUnauthorized?.();
  }

  // Reported here and not by the calls: all of them may have been cancelled by the time the answer arrives.
  async function startRefresh(round: RefreshRound): Promise<Credentials | null> {
    // A user who signed in while the previous session was being renewed must not be signed out when that renewal fails.
    const isOfAnother = (current: Credentials | null) => current !== null && current.accessToken !== round.accessToken;
    try {
      const fresh = (await renew?.()) ?? null;
      if (fresh !== null) close(round);
      else if (isOfAnother(credentials())) round.isOver = true;
      else report(round);
      return fresh;
    } catch (error) {
      round.refresh = null;
      throw error instanceof ApiError
        ? error
        : new ApiError({ kind: 'network', code: 'NETWORK', message: 'The session could not be renewed' });
    }
  }

  return {
    track,
    refresh: async ({ credentials: previous, round }) => {
      if (round.isOver) return null;
      const current = credentials();
      if (current === null) return null;
      if (current.accessToken !== previous.accessToken) return track(current);
      round.refresh ??= startRefresh(round);
      const fresh = await round.refresh;
      return fresh === null ? null : track(fresh);
    },
    reportRefused: ({ round }) => report(round),
  };
}
