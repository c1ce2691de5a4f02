import type { Notification } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { pathTo } from './place.ts';

/** Where it happened, for a client's link; null where there is nothing of theirs to open. */
export function notificationPath({ kind, subject }: Pick<Notification, 'kind' | 'subject'>): string | null {
  switch (kind) {
    case 'APPOINTMENT_BOOKED':
    case 'APPOINTMENT_CHANGED':
    case 'APPOINTMENT_CANCELLED':
      return pathTo('home');
    case 'MESSAGE_RECEIVED':
      return pathTo('messages', subject.conversationId);
    case 'WAITLIST_OFFER':
      return pathTo('waitlist');
    case 'MEASURE_ASSIGNED':
      return pathTo('measures', subject.measureId);
    case 'REFUND_FAILED':
      return pathTo('payments');
    case 'SUPERBILL_READY':
      return pathTo('payments', subject.superbillId);
    case 'ESTIMATE_READY':
      return pathTo('payments', subject.estimateId);
    case 'RECORD_READ':
      return paths.profile({ section: 'data' });
    case 'MODERATION_OUTCOME':
      // A review stands on the page of its provider, with the reason for its author alone.
      return subject.providerId ? paths.therapist(subject.providerId) : paths.community();
    // A provider's, whose portal tells of them.
    case 'CLAIM_DENIED':
    case 'PAYOUT_FAILED':
    case 'MEASURE_FLAGGED':
    case 'JOURNAL_SHARED':
      return null;
  }
}
