import type { Referral } from '@sakina/platform/contract';

/**
 * Where a referral stands: the client is asked, declined, or it was withdrawn; they agreed and the provider referred to
 * has not answered, accepted, or refused; that provider takes no bookings at present; or the client has booked.
 */
export type ReferralState = 'ASKED' | 'DECLINED' | 'WITHDRAWN' | 'AGREED' | 'TAKEN' | 'REFUSED' | 'AWAY' | 'BOOKED';

/** Where a referral stands, for all three of its people. */
export function referralState({
  status,
  reply,
  isBooked,
  isProviderAway,
}: Pick<Referral, 'status' | 'reply' | 'isBooked' | 'isProviderAway'>): ReferralState {
  if (status !== 'ACCEPTED') return status;
  if (isBooked) return 'BOOKED';
  if (reply?.isAccepted === false) return 'REFUSED';
  if (isProviderAway) return 'AWAY';
  return reply ? 'TAKEN' : 'AGREED';
}

/** For how long a refusal is shown to those who can do nothing more about it. */
const SHOWN_MS = 30 * 86_400_000;

/** Whether a referral is too old to be shown: it was refused a month ago. */
export const isOld = ({ reply }: Pick<Referral, 'reply'>, now: number): boolean =>
  reply?.isAccepted === false && now - Date.parse(reply.at) > SHOWN_MS;

/** Whether the provider referred to still has to answer. */
export const isWaitingForReply = (referral: Referral): boolean =>
  referral.side === 'TO' && referral.reply === null && referral.status === 'ACCEPTED' && !referral.isBooked;
