import type { Invitation, InvitationStatus, PublicInvitation } from '@sakina/platform/contract';
import type { InvitationRow } from '../store/tables/practice.ts';

/** Days for which an invitation is valid. */
export const INVITATION_DAYS = 14;

/** The status of an invitation at a moment. */
export function invitationStatusOf({ acceptedAt, withdrawnAt, expiresAt }: InvitationRow, now: Date): InvitationStatus {
  if (acceptedAt !== null) return 'ACCEPTED';
  if (withdrawnAt !== null) return 'WITHDRAWN';
  return now.getTime() >= Date.parse(expiresAt) ? 'EXPIRED' : 'PENDING';
}

/** An invitation as its sender sees it. */
export function invitationAt(row: InvitationRow, now: Date): Invitation {
  const {
    senderId: _senderId,
    senderName: _senderName,
    withdrawnAt: _withdrawnAt,
    staffUserId: _staffUserId,
    ...invitation
  } = row;
  return { ...invitation, status: invitationStatusOf(row, now) };
}

/** An invitation as the holder of its code sees it. */
export function publicInvitationAt(row: InvitationRow, now: Date): PublicInvitation {
  const { inviter, message, expiresAt } = row;
  return {
    inviter,
    message,
    expiresAt,
    status: invitationStatusOf(row, now),
    ...(row.staffUserId && { purpose: 'STAFF' as const }),
  };
}
