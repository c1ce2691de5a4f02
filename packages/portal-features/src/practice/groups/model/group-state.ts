import type { GroupScope, HostedGroupSession } from '@sakina/platform/contract';
import { isMeetingAhead } from '@sakina/platform/domain';

/** What the rules look at. */
export type Meeting = Pick<HostedGroupSession, 'id' | 'startsAt' | 'endsAt' | 'status' | 'series'>;

/** Whether a meeting is still ahead, so that it can be changed or cancelled. */
export function isAhead({ status, startsAt }: Pick<Meeting, 'status' | 'startsAt'>, now: number): boolean {
  return isMeetingAhead({ status, startsAt }, now);
}

/**
 * Whether a meeting is under way or ahead; what is over or cancelled is past. A meeting that ran over and was not ended
 * is under way.
 */
export function isCurrent({ status, endsAt }: Pick<Meeting, 'status' | 'endsAt'>, now: number): boolean {
  return status === 'LIVE' || (status === 'SCHEDULED' && Date.parse(endsAt) > now);
}

/**
 * Whether a meeting has begun, by its host or by the clock, so that attendance can be recorded; a cancelled one never
 * has.
 */
export function hasBegun({ status, startsAt }: Pick<Meeting, 'status' | 'startsAt'>, now: number): boolean {
  return status !== 'CANCELLED' && (status !== 'SCHEDULED' || Date.parse(startsAt) <= now);
}

/** Whether a meeting may begin now. @param aheadMs How long before its start that is possible, in milliseconds. */
export function canBegin({ status, startsAt, endsAt }: Meeting, now: number, aheadMs: number): boolean {
  return status === 'SCHEDULED' && Date.parse(startsAt) <= now + aheadMs && Date.parse(endsAt) > now;
}

/** The meetings that a change of one reaches, in order of time: what is over, running or cancelled never changes. */
export function reachedBy<Item extends Meeting>(
  meetings: readonly Item[],
  meeting: Item,
  scope: GroupScope,
  now: number,
): Item[] {
  const { series } = meeting;
  if (scope === 'THIS' || !series) return [meeting];
  return meetings
    .filter(
      (other) =>
        other.series?.id === series.id &&
        (scope === 'ALL' || other.series.position >= series.position) &&
        isAhead(other, now),
    )
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** The scopes that differ for a meeting: one that stands alone has none to choose from. */
export function scopesOf<Item extends Meeting>(meetings: readonly Item[], meeting: Item, now: number): GroupScope[] {
  const following = reachedBy(meetings, meeting, 'THIS_AND_FOLLOWING', now).length;
  const all = reachedBy(meetings, meeting, 'ALL', now).length;
  const scopes: GroupScope[] = ['THIS'];
  if (following > 1) scopes.push('THIS_AND_FOLLOWING');
  if (all > following) scopes.push('ALL');
  return scopes;
}
