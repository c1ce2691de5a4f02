import type { Notification } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { dateIn } from '@sakina/platform/format';

/** Where it happened, for a provider's link; null where there is nothing of theirs to open, or it is there no more. */
export function noticePath({ kind, subject, about }: Pick<Notification, 'kind' | 'subject' | 'about'>): string | null {
  if (about?.isGone) return null;
  switch (kind) {
    case 'APPOINTMENT_BOOKED':
    case 'APPOINTMENT_CONFIRMED':
    case 'APPOINTMENT_CHANGED':
    case 'APPOINTMENT_CANCELLED':
    case 'SESSION_REMINDER':
      return calendarOf(about);
    case 'MESSAGE_RECEIVED':
      return paths.providerMessages({ conversation: subject.conversationId });
    case 'REVIEW_RECEIVED':
      return paths.providerReviews();
    case 'PLAN_ANSWERED':
      return paths.providerTreatmentPlans({ plan: subject.planId });
    case 'CONSENT_ANSWERED':
    case 'JOURNAL_SHARED':
    case 'REFERRAL_ANSWERED':
      return paths.providerClients();
    case 'MEASURE_FLAGGED':
    case 'SAFETY_ALERT':
      return paths.providerPortal();
    case 'CLAIM_DENIED':
      return paths.providerInsurance();
    case 'PAYOUT_FAILED':
    case 'REFUND_FAILED':
      return paths.providerPayments();
    case 'CREDENTIAL_DECIDED':
      return paths.providerCredentials();
    case 'ROLE_CHANGED':
      return paths.profile();
    case 'MODERATION_OUTCOME':
      return paths.community();
    // A client's: whoever is one as well reads of it in their own pages.
    case 'BROADCAST_CHANGED':
    case 'CARE_ENDED':
    case 'CARE_RESUMED':
    case 'CONSENT_REQUESTED':
    case 'ESTIMATE_READY':
    case 'GROUP_MEETING_CANCELLED':
    case 'GROUP_MEETING_CHANGED':
    case 'GROUP_SEAT_GIVEN':
    case 'INVOICE_SENT':
    case 'MEASURE_ASSIGNED':
    case 'PAYMENT_REFUNDED':
    case 'PLAN_SENT':
    case 'RECORD_READ':
    case 'REFERRAL_ASKED':
    case 'REVIEW_ANSWERED':
    case 'SUPERBILL_READY':
    case 'WAITLIST_OFFER':
      return null;
  }
}

/** The calendar on the day of a session, which a change of it moves to its new day; the current week where no day is known. */
function calendarOf(about: Notification['about']): string {
  if (!about?.startsAt || !about.timeZone) return paths.providerCalendar();
  return paths.providerCalendar({ view: 'day', date: dateIn(about.startsAt, about.timeZone) });
}
