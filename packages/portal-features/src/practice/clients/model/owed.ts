import type { Client } from '@sakina/platform/contract';

/** What can be owed to a client, the most urgent first. */
type OwedKind = 'flag' | 'message' | 'unwritten' | 'notes' | 'review' | 'measure' | 'bill' | 'discharge';

/** One thing owed, and how many of it. */
export interface Owed {
  kind: OwedKind;
  count: number;
}

/**
 * What is owed to a client, the most urgent first: an unanswered answer about self-harm stands before all else
 * (CARE-2). Its first entry is the next action.
 * @param today The provider's date, `YYYY-MM-DD`.
 */
export function owedTo(
  { openFlags, unsignedNotes, owed }: Pick<Client, 'openFlags' | 'unsignedNotes' | 'owed'>,
  today: string,
): Owed[] {
  const reviewOn = owed?.planReviewOn ?? null;
  const all: Owed[] = [
    { kind: 'flag', count: openFlags },
    { kind: 'message', count: owed?.unreadMessages ?? 0 },
    { kind: 'unwritten', count: owed?.notesMissing ?? 0 },
    { kind: 'notes', count: unsignedNotes },
    { kind: 'review', count: reviewOn !== null && reviewOn <= today ? 1 : 0 },
    { kind: 'measure', count: owed?.measuresDue ?? 0 },
    { kind: 'bill', count: owed?.unsentInvoices ?? 0 },
    { kind: 'discharge', count: owed?.isDischargePending ? 1 : 0 },
  ];
  return all.filter(({ count }) => count > 0);
}
