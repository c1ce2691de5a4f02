import type { NotificationChannel, NotificationKind } from '@sakina/platform/contract';

/** What everyone may be told of. */
const consumerKinds = [
  'APPOINTMENT_BOOKED',
  'APPOINTMENT_CONFIRMED',
  'APPOINTMENT_CHANGED',
  'APPOINTMENT_CANCELLED',
  'SESSION_REMINDER',
  'MESSAGE_RECEIVED',
  'WAITLIST_OFFER',
  'MEASURE_ASSIGNED',
  'PLAN_SENT',
  'CONSENT_REQUESTED',
  'CARE_ENDED',
  'GROUP_MEETING_CHANGED',
  'GROUP_MEETING_CANCELLED',
  'BROADCAST_CHANGED',
  'INVOICE_SENT',
  'PAYMENT_REFUNDED',
  'REFUND_FAILED',
  'SUPERBILL_READY',
  'ESTIMATE_READY',
  'REVIEW_ANSWERED',
  'CREDENTIAL_DECIDED',
  'ROLE_CHANGED',
  'RECORD_READ',
  'MODERATION_OUTCOME',
] as const satisfies readonly NotificationKind[];

/** What providers are told of besides. */
const providerKinds = [
  'SAFETY_ALERT',
  'MEASURE_FLAGGED',
  'CONSENT_ANSWERED',
  'PLAN_ANSWERED',
  'REVIEW_RECEIVED',
  'JOURNAL_SHARED',
  'CLAIM_DENIED',
  'PAYOUT_FAILED',
] as const satisfies readonly NotificationKind[];

/** The ways by which someone can be told. */
export const channels = ['IN_APP', 'EMAIL', 'SMS'] as const satisfies readonly NotificationChannel[];

/** The kinds of news that someone can choose the channels of. */
export function kindsFor(isProvider: boolean): readonly NotificationKind[] {
  return isProvider ? [...consumerKinds, ...providerKinds] : consumerKinds;
}

/** The channels among these names, in our order. */
export function channelsIn(names: readonly string[]): NotificationChannel[] {
  return channels.filter((channel) => names.includes(channel));
}
