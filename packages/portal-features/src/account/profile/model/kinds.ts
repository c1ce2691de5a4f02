import type { NotificationChannel, NotificationKind, NotificationPreferences } from '@sakina/platform/contract';

/** What everyone may be told of. */
const consumerKinds = [
  'APPOINTMENT_BOOKED',
  'APPOINTMENT_CHANGED',
  'APPOINTMENT_CANCELLED',
  'SESSION_REMINDER',
  'MESSAGE_RECEIVED',
  'WAITLIST_OFFER',
  'MEASURE_ASSIGNED',
  'PLAN_SENT',
  'CARE_ENDED',
  'GROUP_MEETING_CHANGED',
  'BROADCAST_CHANGED',
  'INVOICE_SENT',
  'REFUND_FAILED',
  'SUPERBILL_READY',
  'ESTIMATE_READY',
  'CREDENTIAL_DECIDED',
  'RECORD_READ',
  'MODERATION_OUTCOME',
] as const satisfies readonly NotificationKind[];

/** What providers are told of besides. */
const providerKinds = [
  'SAFETY_ALERT',
  'MEASURE_FLAGGED',
  'PLAN_ANSWERED',
  'REVIEW_RECEIVED',
  'JOURNAL_SHARED',
  'CLAIM_DENIED',
  'PAYOUT_FAILED',
] as const satisfies readonly NotificationKind[];

/** The kinds that lead a row. */
export type NotificationRowKind = (typeof consumerKinds)[number] | (typeof providerKinds)[number];

/** Kinds that are chosen together with another one, whose row names both. */
const companions: Readonly<Partial<Record<NotificationKind, readonly NotificationKind[]>>> = {
  APPOINTMENT_BOOKED: ['APPOINTMENT_CONFIRMED'],
  CARE_ENDED: ['CARE_RESUMED'],
  PLAN_SENT: ['CONSENT_REQUESTED', 'REFERRAL_ASKED', 'REFERRAL_REPLIED'],
  PLAN_ANSWERED: ['CONSENT_ANSWERED', 'REFERRAL_ANSWERED'],
  GROUP_MEETING_CHANGED: ['GROUP_MEETING_CANCELLED', 'GROUP_SEAT_GIVEN'],
  INVOICE_SENT: ['PAYMENT_REFUNDED'],
  MODERATION_OUTCOME: ['REVIEW_ANSWERED'],
  CREDENTIAL_DECIDED: ['ROLE_CHANGED', 'LISTING_SUSPENDED', 'LISTING_REINSTATED'],
};

/** The ways by which someone can be told. */
export const channels = ['IN_APP', 'EMAIL', 'SMS'] as const satisfies readonly NotificationChannel[];

/** The rows in which someone chooses channels, each by the kind that leads it. */
export function kindsFor(isProvider: boolean): readonly NotificationRowKind[] {
  return isProvider ? [...consumerKinds, ...providerKinds] : consumerKinds;
}

/** The kinds whose channels a row chooses. */
export const kindsOf = (kind: NotificationKind): readonly NotificationKind[] => [kind, ...(companions[kind] ?? [])];

/** The channels of all kinds after a choice in one row. */
export function withChannels(
  before: NotificationPreferences['channels'],
  kind: NotificationKind,
  chosen: readonly string[],
): NotificationPreferences['channels'] {
  const own = channelsIn(chosen);
  return { ...before, ...Object.fromEntries(kindsOf(kind).map((one) => [one, own])) };
}

/** The channels among these names, in our order. */
export function channelsIn(names: readonly string[]): NotificationChannel[] {
  return channels.filter((channel) => names.includes(channel));
}
