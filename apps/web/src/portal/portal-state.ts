import type { Capabilities, Portal, PortalSwitchReason } from '@sakina/platform/domain';

/** One switch, as stored, logged and broadcast to other tabs. */
export interface SwitchEntry {
  readonly userId: string;
  readonly from: Portal;
  readonly to: Portal;
  /** ISO instant in UTC with milliseconds. */
  readonly ts: string;
  readonly reason: PortalSwitchReason;
}

/** A tab's state of portals (PORTAL-1), and for which user. */
export interface PortalState {
  /** Null when signed out. */
  readonly userId: string | null;
  readonly activePortal: Portal;
  /** The target of the switch in progress. */
  readonly transitioningTo: Portal | null;
  readonly transitionState: 'idle' | 'switching' | 'error';
  /** Why the last switch failed; null unless `transitionState` is `error`. */
  readonly error: Error | null;
  readonly availablePortals: readonly Portal[];
  readonly capabilities: Readonly<Record<Portal, Capabilities>>;
  /** ISO instants. */
  readonly lastUsedAt: Readonly<Partial<Record<Portal, string>>>;
  /** Own paths, validated again whenever one is used. */
  readonly lastPathByPortal: Readonly<Partial<Record<Portal, string>>>;
  /** Oldest first, at most `HISTORY_LIMIT`. */
  readonly switchHistory: readonly SwitchEntry[];
}

/** The part that survives a reload (PORTAL-8). Rights are never stored: they come from the token alone. */
export type StoredPortalState = Pick<
  PortalState,
  'userId' | 'activePortal' | 'lastUsedAt' | 'lastPathByPortal' | 'switchHistory'
>;

/** Number of switches kept (PORTAL-5). */
export const HISTORY_LIMIT = 50;

function keyOf({ ts, from, to, reason }: SwitchEntry): string {
  return [ts, from, to, reason].join(' ');
}

/** Sorts switches by time, oldest first. */
export const byTime = (a: SwitchEntry, b: SwitchEntry): number => (a.ts < b.ts ? -1 : a.ts > b.ts ? 1 : 0);

/** Merges two histories: each switch once, by time, the newest `HISTORY_LIMIT`. */
export function mergeHistory(some: readonly SwitchEntry[], others: readonly SwitchEntry[]): readonly SwitchEntry[] {
  const entries = new Map([...some, ...others].map((entry) => [keyOf(entry), entry]));
  return [...entries.values()].toSorted(byTime).slice(-HISTORY_LIMIT);
}

/** The later of two times for every portal. */
export function mergeTimes(
  some: PortalState['lastUsedAt'],
  others: PortalState['lastUsedAt'],
): PortalState['lastUsedAt'] {
  const merged: Partial<Record<Portal, string>> = { ...some };
  for (const [portal, time] of Object.entries(others) as [Portal, string][]) {
    const known = merged[portal];
    if (known === undefined || known < time) merged[portal] = time;
  }
  return merged;
}
