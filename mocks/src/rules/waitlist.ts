import type { WaitlistStatus, WaitlistWishes } from '@sakina/platform/contract';
import type { ProviderRow } from '../store/rows.ts';
import type { WaitlistRow } from '../store/tables/community.ts';

/** The current status of an entry: an offer that was not answered in time has expired. */
export function currentStatus({ status, offer }: Pick<WaitlistRow, 'status' | 'offer'>, now: Date): WaitlistStatus {
  return status === 'OFFERED' && offer !== null && Date.parse(offer.expiresAt) <= now.getTime() ? 'EXPIRED' : status;
}

/** Whether an entry still has a position in line. */
export const isWaiting = (status: WaitlistStatus) =>
  status === 'WAITING' || status === 'OFFERED' || status === 'EXPIRED';

/** Whether a time can be offered to them. */
export const isOfferable = (status: WaitlistStatus) => status === 'WAITING' || status === 'EXPIRED';

type Wish = { anyOf: readonly string[]; strength: 'MUST' | 'WISH' } | undefined;

/**
 * The first requirement that a provider does not meet, or null (CARE-7). Preferences exclude no one, and the time of
 * day is checked when a time is offered.
 */
export function unmetRequirement(
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
