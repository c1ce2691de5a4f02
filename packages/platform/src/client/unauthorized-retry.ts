import { ApiError } from './api-error.ts';
import type { Credentials } from './credentials.ts';

/** Calls in flight under the same credentials. They share one renewal, and the end of the session is told once for all. */
interface Burst {
  readonly accessToken: string;
  renewal: Promise<Credentials | null> | null;
  isOver: boolean;
}

/** Credentials as a call was sent with them. */
export interface Sent {
  readonly credentials: Credentials;
  readonly burst: Burst;
}

export interface RenewalPorts {
  /** The credentials of this moment. */
  credentials: () => Credentials | null;
  /** Fresh credentials, or null when the session is over; absent where nothing can be renewed. */
  renew?: (() => Promise<Credentials | null>) | undefined;
  /** Told once a burst that the session is over. */
  onUnauthorized?: (() => void) | undefined;
  /** Whether the page stands where no 401 is handled (API-3). */
  isRoot: () => boolean;
}

/** The rules for a 401 (API-3, SEC-1): many at once cause one renewal, each call is repeated once, then the session is over. */
export interface Renewals {
  /** Takes note of what a call is sent with. */
  sending(credentials: Credentials): Sent;
  /**
   * What a call that was answered 401 is repeated with. Null where it is not repeated: the session is over.
   * @throws ApiError where the renewal itself got no answer: then nobody knows, and nobody is signed out.
   */
  renewed(sent: Sent): Promise<Sent | null>;
  /** A repeated call was answered 401 as well. */
  refusedAgain(sent: Sent): void;
}

/** Makes the rules over the session’s ports. */
export function createRenewals({ credentials, renew, onUnauthorized, isRoot }: RenewalPorts): Renewals {
  let open: Burst | null = null;

  function sending(current: Credentials): Sent {
    if (open?.accessToken !== current.accessToken)
      open = { accessToken: current.accessToken, renewal: null, isOver: false };
    return { credentials: current, burst: open };
  }

  /** What is sent from now on is another burst; those of this one stay together. */
  function close(burst: Burst) {
    if (open === burst) open = null;
  }

  function report(burst: Burst) {
    close(burst);
    if (burst.isOver) return;
    burst.isOver = true;
    if (!isRoot()) onUnauthorized?.();
  }

  // Told here and not by the calls: all of them may have given up by the time the answer comes.
  async function begin(burst: Burst): Promise<Credentials | null> {
    // Somebody who signed in while the renewal of the session before was under way is not signed out by its end.
    const isOfAnother = (current: Credentials | null) => current !== null && current.accessToken !== burst.accessToken;
    try {
      const fresh = (await renew?.()) ?? null;
      if (fresh !== null) close(burst);
      else if (isOfAnother(credentials())) burst.isOver = true;
      else report(burst);
      return fresh;
    } catch (error) {
      burst.renewal = null;
      throw error instanceof ApiError
        ? error
        : new ApiError({ kind: 'network', code: 'NETWORK', message: 'The session could not be renewed' });
    }
  }

  return {
    sending,
    renewed: async ({ credentials: former, burst }) => {
      if (burst.isOver) return null;
      const current = credentials();
      if (current === null) return null;
      if (current.accessToken !== former.accessToken) return sending(current);
      burst.renewal ??= begin(burst);
      const fresh = await burst.renewal;
      return fresh === null ? null : sending(fresh);
    },
    refusedAgain: ({ burst }) => report(burst),
  };
}
