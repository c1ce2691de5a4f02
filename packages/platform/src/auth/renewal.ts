import { AccountSuspendedError, NoRefreshTokenError, RenewalRefusedError } from './errors.ts';
import type { LogFailure } from './log.ts';
import { stopwatch, type PageClock } from '../browser/index.ts';

/** The result of a renewal. */
export type RenewalOutcome = 'renewed' | 'refused' | 'suspended' | 'unanswered';

/** First wait between two tries, in milliseconds; each further one is twice as long. */
const FIRST_WAIT_MS = 1_000;
/** The longest wait between two tries, in milliseconds. */
const LONGEST_WAIT_MS = 8_000;
/**
 * Minimum time for a renewal, in milliseconds: a machine that wakes after its token expired needs time to find its
 * network.
 */
const LEAST_TIME_MS = 10_000;
/** Time for a renewal when the token’s lifetime is unknown, in milliseconds. */
const TIME_FOR_UNKNOWN_MS = 30_000;

export interface RenewalOptions {
  readonly clock: PageClock;
  /** 0 to 1; keeps the waits of several tabs apart. */
  readonly random: () => number;
  readonly log: LogFailure;
  /** One try: `AuthProvider.renew`. */
  readonly attempt: () => Promise<unknown>;
  /** Remaining lifetime of the token in milliseconds, or null if unknown. */
  readonly left: number | null;
  /** Whether the session has ended or belongs to another user by now, so that there is nothing left to renew. */
  readonly isOver: () => boolean;
}

/**
 * Wait before try `count` (1 is the second try), in milliseconds: 1, 2, 4, 8, 8 … s, randomly up to a quarter shorter.
 */
export function waitBefore(count: number, random: () => number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (count - 1), LONGEST_WAIT_MS);
  return wait * (1 - random() / 4);
}

/**
 * Waits until the time is over or the page wakes: a returned network is tried at once, but not twice within the first
 * wait.
 */
function rest(clock: PageClock, milliseconds: number): Promise<void> {
  const age = stopwatch(clock);
  return new Promise((resolve) => {
    let cancel = clock.after(milliseconds, finish);
    const stopWaking = clock.onWake(() => {
      const remaining = Math.min(FIRST_WAIT_MS, milliseconds) - age();
      cancel();
      cancel = clock.after(Math.max(remaining, 0), finish);
    });
    function finish() {
      cancel();
      stopWaking();
      resolve();
    }
  });
}

/** Renews, retrying with growing waits while the token lives if there is no answer (AUTH-6). A refusal is final. */
export async function runRenewal({
  clock,
  random,
  log,
  attempt,
  left,
  isOver,
}: RenewalOptions): Promise<RenewalOutcome> {
  const time = left === null ? TIME_FOR_UNKNOWN_MS : Math.max(left, LEAST_TIME_MS);
  const age = stopwatch(clock);

  async function tryOnce(): Promise<RenewalOutcome> {
    try {
      await attempt();
      return 'renewed';
    } catch (error) {
      log('renew the session', error);
      if (error instanceof AccountSuspendedError) return 'suspended';
      return error instanceof RenewalRefusedError || error instanceof NoRefreshTokenError ? 'refused' : 'unanswered';
    }
  }

  for (let count = 1; ; count += 1) {
    const outcome = await withinTime(clock, time - age(), tryOnce());
    if (outcome !== 'unanswered' || isOver()) return outcome;
    const remaining = time - age();
    if (remaining <= 0) return 'unanswered';
    await rest(clock, Math.min(waitBefore(count, random), remaining));
    if (isOver() || time - age() <= 0) return 'unanswered';
  }
}

/** The outcome of a try, or `unanswered` when the time is over first. */
function withinTime(clock: PageClock, milliseconds: number, outcome: Promise<RenewalOutcome>): Promise<RenewalOutcome> {
  return new Promise((resolve) => {
    const cancel = clock.after(milliseconds, () => resolve('unanswered'));
    void outcome.then((value) => {
      cancel();
      resolve(value);
    });
  });
}
