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

const instantOf = (instant: string | null, otherwise: number) => (instant === null ? otherwise : Date.parse(instant));

/** Puts those first who were seen last; whoever has not been seen yet comes after them by their next session. */
export function bySessions(first: Client, second: Client): number {
  const last = instantOf(second.lastSessionAt, 0) - instantOf(first.lastSessionAt, 0);
  if (last !== 0) return last;
  const [next, other] = [instantOf(first.nextSessionAt, Infinity), instantOf(second.nextSessionAt, Infinity)];
  return next === other ? 0 : next - other;
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
