import { own, portals, portalSwitchReasons } from '@sakina/platform/domain';
import type { Portal } from '@sakina/platform/domain';
import type { SwitchEntry } from './portal-state.ts';

// Content of the storage or of another tab is untrusted: it is read property by property, own ones only, and a value
// that does not fit completely counts as missing (SEC-10).

/** Tolerance for instants ahead of our clock, in ms: all tabs share one clock, which may have been set in between. */
const AHEAD_MS = 5 * 60_000;
const LONGEST_ID = 200;

/** The portal of that exact name, or null. */
export function readPortal(value: unknown): Portal | null {
  return portals.find((portal) => portal === value) ?? null;
}

/**
 * An instant in exactly our format that is not in the future: one from the year 9999 would stay the newest for ever.
 * @param now ms since 1970
 */
export function readInstant(value: unknown, now: number): string | null {
  if (typeof value !== 'string' || value.length !== 24) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) || time > now + AHEAD_MS || new Date(time).toISOString() !== value ? null : value;
}

/** An id of plausible length, or null. */
export function readId(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID ? value : null;
}

/**
 * A switch between two different portals, or null.
 * @param now ms since 1970
 */
export function readSwitch(value: unknown, now: number): SwitchEntry | null {
  const userId = readId(own(value, 'userId'));
  const from = readPortal(own(value, 'from'));
  const to = readPortal(own(value, 'to'));
  const ts = readInstant(own(value, 'ts'), now);
  const reason = portalSwitchReasons.find((known) => known === own(value, 'reason'));
  if (userId === null || from === null || to === null || from === to || ts === null || reason === undefined)
    return null;
  return { userId, from, to, ts, reason };
}
