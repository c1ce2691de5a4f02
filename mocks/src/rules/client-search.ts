import type { Client } from '@sakina/platform/contract';
import { foldForSearch } from '@sakina/platform/locale';

/** Whether every word typed begins or stands in a client's name, preferred name or address. */
export function isFound({ displayName, preferredName, email }: Client, typed: string): boolean {
  const text = foldForSearch(`${displayName} ${preferredName ?? ''} ${email}`);
  return foldForSearch(typed)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * How urgent it is that a provider sees to a client: an unanswered flag before all, then messages, notes and the rest.
 */
export function urgencyOf({ openFlags, unsignedNotes, owed }: Client, today: string): number {
  const isReviewDue = owed !== undefined && owed.planReviewOn !== null && owed.planReviewOn <= today;
  return (
    (openFlags > 0 ? 32 : 0) +
    ((owed?.unreadMessages ?? 0) > 0 ? 16 : 0) +
    (unsignedNotes + (owed?.notesMissing ?? 0) > 0 ? 8 : 0) +
    (isReviewDue ? 4 : 0) +
    ((owed?.measuresDue ?? 0) > 0 ? 2 : 0) +
    ((owed?.unsentInvoices ?? 0) > 0 || owed?.isDischargePending ? 1 : 0)
  );
}
