import type { Notification } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { dateIn } from '@sakina/platform/format';
import { outcomePath } from '../../../shared/notices/outcome-path.ts';

/**
 * Where it happened, for a provider’s link: the very thing where its screen can open it, else the list that it is in.
 * Null where there is nothing of theirs to open, or it is there no more.
 * @param timeZone The zone of the provider’s calendar.
 */
export function noticePath(
  { kind, subject, about }: Pick<Notification, 'kind' | 'subject' | 'about'>,
  timeZone: string,
): string | null {
  if (about?.isGone) return null;
  switch (kind) {
    case 'APPOINTMENT_BOOKED':
    case 'APPOINTMENT_CONFIRMED':
    case 'APPOINTMENT_CHANGED':
    case 'APPOINTMENT_CANCELLED':
    case 'SESSION_REMINDER':
      return paths.providerCalendar(
        about?.startsAt ? { date: dateIn(about.startsAt, timeZone), event: subject.appointmentId } : {},
      );
    case 'MESSAGE_RECEIVED':
      return paths.providerMessages({ conversation: subject.conversationId });
    case 'REVIEW_RECEIVED':
      return paths.providerReviews({ review: subject.reviewId });
    case 'PLAN_ANSWERED':
      return paths.providerTreatmentPlans({ plan: subject.planId });
    case 'CONSENT_ANSWERED':
      return inRecord(about, 'consents');
    case 'JOURNAL_SHARED':
      return inRecord(about, 'journal');
    case 'REFERRAL_ANSWERED':
    case 'REFERRAL_REPLIED':
      // Who receives a referral answers it on their home: they have no record of the client yet.
      return about?.clientId ? inRecord(about) : paths.providerPortal();
    case 'MEASURE_FLAGGED':
    case 'SAFETY_ALERT':
      return paths.providerPortal();
    case 'CLAIM_DENIED':
      return paths.providerInsurance({ claim: subject.claimId });
    case 'PAYOUT_FAILED':
      return paths.providerPayments({ view: 'payouts', open: subject.payoutId });
    case 'REFUND_FAILED':
      return paths.providerPayments({ open: subject.paymentId });
    case 'CREDENTIAL_DECIDED':
    case 'LISTING_SUSPENDED':
    case 'LISTING_REINSTATED':
      return paths.providerCredentials();
    case 'ROLE_CHANGED':
      return paths.profile();
    case 'MODERATION_OUTCOME':
      return outcomePath(subject);
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

/** A part of the client’s record, or the list of clients where none is named. */
function inRecord(about: Notification['about'], view?: 'consents' | 'journal'): string {
  return about?.clientId ? paths.providerClients({ client: about.clientId, view }) : paths.providerClients();
}
