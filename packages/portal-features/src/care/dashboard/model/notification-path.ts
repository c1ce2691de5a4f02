import type { Notification } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { outcomePath } from '../../../shared/notices/outcome-path.ts';
import { pathTo } from './place.ts';

/** Where it happened, for a client's link; null where there is nothing of theirs to open, or it is there no more. */
export function notificationPath({
  kind,
  subject,
  about,
}: Pick<Notification, 'kind' | 'subject' | 'about'>): string | null {
  if (about?.isGone) return null;
  switch (kind) {
    case 'APPOINTMENT_BOOKED':
    case 'APPOINTMENT_CONFIRMED':
    case 'APPOINTMENT_CHANGED':
    case 'APPOINTMENT_CANCELLED':
    case 'SESSION_REMINDER':
    // The home says what remains, where help is in a crisis, and how to find someone else.
    case 'CARE_ENDED':
    case 'CARE_RESUMED':
    case 'REFERRAL_ASKED':
    case 'REFERRAL_REPLIED':
    case 'GROUP_MEETING_CHANGED':
    case 'GROUP_MEETING_CANCELLED':
    case 'GROUP_SEAT_GIVEN':
      return pathTo('home');
    case 'MESSAGE_RECEIVED':
      return pathTo('messages', subject.conversationId);
    case 'WAITLIST_OFFER':
      return pathTo('waitlist');
    case 'MEASURE_ASSIGNED':
      return pathTo('measures', subject.measureId);
    case 'PLAN_SENT':
      return pathTo('plan');
    case 'INVOICE_SENT':
      return pathTo('payments', subject.invoiceId);
    case 'PAYMENT_REFUNDED':
    case 'REFUND_FAILED':
      return pathTo('payments');
    case 'SUPERBILL_READY':
      return pathTo('payments', subject.superbillId);
    case 'ESTIMATE_READY':
      return pathTo('payments', subject.estimateId);
    case 'CONSENT_REQUESTED':
      return paths.profile({ section: 'consents' });
    case 'RECORD_READ':
      return paths.profile({ section: 'data' });
    case 'ROLE_CHANGED':
      return paths.profile();
    case 'CREDENTIAL_DECIDED':
      return paths.providerApply();
    case 'LISTING_SUSPENDED':
    case 'LISTING_REINSTATED':
      return paths.providerCredentials();
    case 'REVIEW_ANSWERED':
    case 'MODERATION_OUTCOME':
      // A review stands on the page of its provider, with the reason for its author alone.
      return outcomePath(subject);
    // A provider's, whose portal tells of them; and a broadcast, which is opened by its room.
    case 'BROADCAST_CHANGED':
    case 'CLAIM_DENIED':
    case 'CONSENT_ANSWERED':
    case 'REFERRAL_ANSWERED':
    case 'JOURNAL_SHARED':
    case 'MEASURE_FLAGGED':
    case 'PAYOUT_FAILED':
    case 'PLAN_ANSWERED':
    case 'REVIEW_RECEIVED':
    case 'SAFETY_ALERT':
      return null;
  }
}
