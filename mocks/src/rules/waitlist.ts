import type { WaitlistStatus, WaitlistWishes } from '@sakina/platform/contract';
import type { ProviderRow } from '../store/rows.ts';
import type { WaitlistRow } from '../store/tables/community.ts';

/** Where an entry stands now: an offer that nobody answered in time has lapsed. */
export function statusNow({ status, offer }: Pick<WaitlistRow, 'status' | 'offer'>, now: Date): WaitlistStatus {
  return status === 'OFFERED' && offer !== null && Date.parse(offer.expiresAt) <= now.getTime() ? 'EXPIRED' : status;
}

/** Whether somebody still has a place in line. */
export const isWaiting = (status: WaitlistStatus) =>
  status === 'WAITING' || status === 'OFFERED' || status === 'EXPIRED';

/** Whether a time can be offered to them. */
export const isOfferable = (status: WaitlistStatus) => status === 'WAITING' || status === 'EXPIRED';

type Wish = { anyOf: readonly string[]; strength: 'MUST' | 'WISH' } | undefined;

/**
 * The first must that a provider does not fit, or null where they fit all (CARE-7). Wishes leave nobody out, and the part of the day is
 * seen when a time is offered.
 */
export function missedMust(
  provider: Pick<ProviderRow, 'kind' | 'gender' | 'languages' | 'modes'>,
  wishes: WaitlistWishes,
): 'kind' | 'gender' | 'language' | 'mode' | null {
  const misses = (wish: Wish, has: readonly string[]) =>
    wish?.strength === 'MUST' && !has.some((value) => wish.anyOf.includes(value));
  if (misses(wishes.kind, [provider.kind])) return 'kind';
  if (misses(wishes.gender, [provider.gender])) return 'gender';
  if (misses(wishes.language, provider.languages)) return 'language';
  return misses(wishes.mode, provider.modes) ? 'mode' : null;
}
