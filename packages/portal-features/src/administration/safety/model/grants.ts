import type { RecordGrant } from '@sakina/platform/contract';

const MINUTE = 60_000;
/** Minutes before the end at which the time left is said. */
const SAID_AT = [10, 5, 1] as const;

/** Where the reader of the list has something to do: open, decide, review; null for what is over or others'. */
export function groupOf({ mayRead, mayDecide, mayReview, status }: RecordGrant): 'own' | 'decide' | 'review' | 'rest' {
  if (mayRead) return 'own';
  if (mayDecide) return 'decide';
  if (mayReview) return 'review';
  return status === 'REQUESTED' || status === 'ACTIVE' ? 'own' : 'rest';
}

export const GRANT_GROUPS = ['decide', 'own', 'review', 'rest'] as const;

/** Milliseconds for which a record can still be read; 0 once it cannot. @param now Epoch milliseconds. */
export function timeLeft({ activeUntil }: Pick<RecordGrant, 'activeUntil'>, now: number): number {
  return activeUntil === null ? 0 : Math.max(0, Date.parse(activeUntil) - now);
}

/** The minutes that are read out when so much time is left: the last mark that was passed, or null before the first. */
export function saidMinutes(left: number): (typeof SAID_AT)[number] | null {
  return SAID_AT.findLast((minutes) => left <= minutes * MINUTE) ?? null;
}
