import { stopwatch, type PageClock } from '../browser/index.ts';

/** How long before its end a token is renewed, in milliseconds (AUTH-6, SEC-3). */
const RENEWAL_LEAD_MS = 30_000;
/** Never renewed sooner than this after the last time, in milliseconds, however short the token lives. */
const RENEWAL_MINIMUM_MS = 5_000;
/** The longest nap between two looks at the clock, in milliseconds: a machine that wakes is noticed within it. */
export const RENEWAL_TICK_MS = 4_000;

/**
 * When to renew a token, counted from its receipt.
 * @param lifetimeMs how long it was good for on arrival, in milliseconds
 * @returns milliseconds after receipt, or null for never: a lifetime that is no span of time promises nothing, and the
 *   server's 401 will tell
 */
export function renewalDue(lifetimeMs: number | undefined): number | null {
  if (lifetimeMs === undefined || !Number.isFinite(lifetimeMs) || lifetimeMs <= 0) return null;
  const due = lifetimeMs >= 2 * RENEWAL_LEAD_MS ? lifetimeMs - RENEWAL_LEAD_MS : lifetimeMs / 2;
  return Math.max(due, RENEWAL_MINIMUM_MS);
}

/** Watches over one token at a time. */
export interface RenewalTimer {
  /** Begins anew with a token that has just arrived; see `renewalDue`. */
  readonly watch: (lifetimeMs: number | undefined) => void;
  /** Watches nothing any more. */
  readonly stop: () => void;
  /** Milliseconds that the watched token still lives, negative when it is over; null where it does not tell. */
  readonly left: () => number | null;
}

/**
 * Says when the token is due, once for each. No instant of the token is compared with a clock of ours, and no timer is set
 * for longer than a tick: neither a wrong clock nor an absurd lifetime (a timer over 24.8 days fires at once) sets it off.
 */
export function createRenewalTimer(clock: PageClock, onDue: () => void): RenewalTimer {
  let cancel = () => undefined as void;
  let age = () => 0;
  let lifetime: number | null = null;

  function watch(lifetimeMs: number | undefined) {
    cancel();
    const due = renewalDue(lifetimeMs);
    lifetime = due === null ? null : (lifetimeMs ?? null);
    age = stopwatch(clock);
    if (due === null) return;

    let cancelTick = () => undefined as void;
    const look = () => {
      cancelTick();
      const remaining = due - age();
      if (remaining > 0) {
        cancelTick = clock.after(Math.min(remaining, RENEWAL_TICK_MS), look);
        return;
      }
      cancel();
      onDue();
    };
    const stopWaking = clock.onWake(look);
    cancel = () => {
      cancelTick();
      stopWaking();
      cancel = () => undefined;
    };
    look();
  }

  return {
    watch,
    stop: () => {
      cancel();
      lifetime = null;
    },
    left: () => (lifetime === null ? null : lifetime - age()),
  };
}
