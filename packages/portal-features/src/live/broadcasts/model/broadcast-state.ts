import type { Broadcast } from '@sakina/platform/contract';

const MINUTE_MS = 60_000;
/** How long before its start a host may go live (CALL-47). */
const STARTABLE_AHEAD_MS = 24 * 60 * MINUTE_MS;

/** Where a broadcast stands for someone who opens its page; `late` is one whose start has passed without its host. */
export type BroadcastPhase = 'ahead' | 'late' | 'live' | 'ended' | 'cancelled';

/**
 * Where a broadcast stands.
 * @param now Epoch milliseconds.
 */
export function phaseOf({ status, startsAt }: Broadcast, now: number): BroadcastPhase {
  switch (status) {
    case 'LIVE':
      return 'live';
    case 'ENDED':
      return 'ended';
    case 'CANCELLED':
      return 'cancelled';
    case 'SCHEDULED':
      return Date.parse(startsAt) <= now ? 'late' : 'ahead';
  }
}

/**
 * From when its host may go live, epoch milliseconds, or null where they may now.
 * @param now Epoch milliseconds.
 */
export function startableFrom({ startsAt }: Broadcast, now: number): number | null {
  const from = Date.parse(startsAt) - STARTABLE_AHEAD_MS;
  return from > now ? from : null;
}

/** When it is planned to end, ISO 8601. */
export function endOf({ startsAt, durationMinutes }: Pick<Broadcast, 'startsAt' | 'durationMinutes'>): string {
  return new Date(Date.parse(startsAt) + durationMinutes * MINUTE_MS).toISOString();
}

/** How long it was live, in whole minutes and at least one; null before its end. */
export function minutesLive({ startedAt, endedAt }: Broadcast): number | null {
  if (startedAt === null || endedAt === null) return null;
  return Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE_MS));
}

/** The groups of a list, each in the order of the server. */
export interface BroadcastGroups {
  live: Broadcast[];
  ahead: Broadcast[];
  past: Broadcast[];
}

/** Sorts broadcasts into those that are live, ahead and past; cancelled ones count as past. */
export function groupBroadcasts(items: readonly Broadcast[]): BroadcastGroups {
  const groups: BroadcastGroups = { live: [], ahead: [], past: [] };
  for (const item of items)
    groups[item.status === 'LIVE' ? 'live' : item.status === 'SCHEDULED' ? 'ahead' : 'past'].push(item);
  return groups;
}
