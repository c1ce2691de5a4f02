/** Messages between tabs: that the user was active at a moment (epoch milliseconds), or a request for that moment. */
export type IdleMessage = { readonly type: 'active'; readonly at: number } | { readonly type: 'ask' };

/** The name of the channel between the tabs. */
export const IDLE_CHANNEL = 'sakina-idle';

/** Tolerance for future times: clocks of one machine agree, so a later time is not from our tabs. */
const TOLERANCE_MS = 2000;

/**
 * Parses a channel message; any script of this origin may write to the channel (SEC-10).
 * @param now Epoch milliseconds of this tab.
 * @returns Null for anything foreign, malformed or from the future.
 */
export function readIdleMessage(data: unknown, now: number): IdleMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, at } = data as { type?: unknown; at?: unknown };
  if (type === 'ask') return { type };
  if (type !== 'active' || typeof at !== 'number' || !Number.isFinite(at)) return null;
  return at > 0 && at <= now + TOLERANCE_MS ? { type, at: Math.min(at, now) } : null;
}
