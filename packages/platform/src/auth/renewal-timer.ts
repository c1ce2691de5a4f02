import { stopwatch, type PageClock } from '../browser/index.ts';

/** How long before its end a token is renewed, in milliseconds (AUTH-6, SEC-3). */
const RENEWAL_LEAD_MS = 30_000;
/** Minimum time between two renewals, in milliseconds, however short the token’s lifetime. */
const RENEWAL_MINIMUM_MS = 5_000;
/** Longest interval between two clock readings, in milliseconds: waking from sleep is noticed within it. */
export const RENEWAL_TICK_MS = 4_000;

/**
 * When to renew a token, counted from its receipt.
 * @param lifetimeMs Its lifetime when received, in milliseconds.
 * @returns Milliseconds after receipt, or null for never: an invalid lifetime promises nothing, and the server’s 401
 *   decides.
 */
export function renewalDue(lifetimeMs: number | undefined): number | null {
  if (lifetimeMs === undefined || !Number.isFinite(lifetimeMs) || lifetimeMs <= 0) return null;
  const due = lifetimeMs >= 2 * RENEWAL_LEAD_MS ? lifetimeMs - RENEWAL_LEAD_MS : lifetimeMs / 2;
  return Math.max(due, RENEWAL_MINIMUM_MS);
}

/** Watches one token at a time. */
export interface RenewalTimer {
  /** Restarts with a token that was just received; see `renewalDue`. */
  readonly watch: (lifetimeMs: number | undefined) => void;
  /** Stops watching. */
  readonly stop: () => void;
  /** Remaining lifetime of the watched token in milliseconds, negative once it has expired; null if unknown. */
  readonly left: () => number | null;
}

/**
 * Reports once per token that it is due. No instant in the token is compared with our clock and no timer is longer than
 * a tick, so neither a wrong clock nor an absurd lifetime (timers over 24.8 days fire at once) triggers it.
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
