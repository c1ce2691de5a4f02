import type { NotificationChannel, NotificationKind } from '@sakina/platform/contract';

/** What everyone may be told of. */
const consumerKinds = [
  'APPOINTMENT_BOOKED',
  'APPOINTMENT_CHANGED',
  'APPOINTMENT_CANCELLED',
  'MESSAGE_RECEIVED',
  'WAITLIST_OFFER',
  'MEASURE_ASSIGNED',
  'REFUND_FAILED',
  'SUPERBILL_READY',
  'ESTIMATE_READY',
  'RECORD_READ',
  'MODERATION_OUTCOME',
] as const satisfies readonly NotificationKind[];

/** What providers are told of besides. */
const providerKinds = [
  'MEASURE_FLAGGED',
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
