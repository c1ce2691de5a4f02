import type { Conversation, Measure, WaitlistEntry, WaitlistOffer } from '@sakina/platform/contract';
import type { DashboardView } from './place.ts';

/** What has been read that may wait for the person. */
export interface Waiting {
  conversations: readonly Pick<Conversation, 'unread'>[];
  /** Those without an answer. */
  measures: readonly Pick<Measure, 'id' | 'isOnHold'>[];
  entries: readonly Pick<WaitlistEntry, 'status' | 'offer'>[];
  /** Notifications that have not been read. */
  unread: number;
}

/**
 * The offer of an entry that can still be accepted, or null.
 * @param now Epoch milliseconds: an offer lapses by its time, also between two readings.
 */
export function openOffer(
  { status, offer }: Pick<WaitlistEntry, 'status' | 'offer'>,
  now: number,
): WaitlistOffer | null {
  return status === 'OFFERED' && offer !== null && Date.parse(offer.expiresAt) > now ? offer : null;
}

/** How much waits for the person in each part of their pages. */
export function waitingCounts(
  { conversations, measures, entries, unread }: Waiting,
  now: number,
): Partial<Record<DashboardView, number>> {
  return {
    messages: conversations.reduce((sum, conversation) => sum + conversation.unread, 0),
    measures: measures.filter(({ isOnHold }) => !isOnHold).length,
    waitlist: entries.filter((entry) => openOffer(entry, now) !== null).length,
    notifications: unread,
  };
}
