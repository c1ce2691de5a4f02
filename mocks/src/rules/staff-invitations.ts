import type { AdminUser, InvitationId, StaffInvitation, UserId } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { addMinutes, iso } from '../clock.ts';
import type { Tables } from '../store/table.ts';
import type { InvitationRow } from '../store/tables/practice.ts';
import { invitationStatusOf } from './invitations.ts';

/** Days for which an invitation of staff can be accepted (ADM-29). */
const STAFF_INVITATION_DAYS = 7;

const expiryFrom = (at: string | Date) => iso(addMinutes(new Date(at), STAFF_INVITATION_DAYS * 1440));

/** The newest invitation of an account of staff. */
function latestInvitation(tables: Tables, userId: string): InvitationRow | undefined {
  return tables.invitations
    .all()
    .filter((row) => row.staffUserId === userId)
    .toSorted((first, second) => Date.parse(first.createdAt) - Date.parse(second.createdAt))
    .at(-1);
}

/**
 * How the invitation of an account stands; null once it has been accepted. Of generated accounts it was sent when they
 * were made.
 */
export function staffInvitationOf(tables: Tables, user: AdminUser, now: Date): StaffInvitation | null {
  if (user.status !== 'INVITED') return null;
  const row = latestInvitation(tables, user.id);
  if (row)
    return {
      status: invitationStatusOf(row, now),
      sentAt: row.createdAt,
      sentBy: row.senderName ?? null,
      expiresAt: row.expiresAt,
    };
  const expiresAt = expiryFrom(user.createdAt);
  return {
    status: now.getTime() >= Date.parse(expiresAt) ? 'EXPIRED' : 'PENDING',
    sentAt: user.createdAt,
    sentBy: null,
    expiresAt,
  };
}

/** A user with how their invitation stands. */
export const withInvitation = <User extends AdminUser>(tables: Tables, user: User, now: Date): User => ({
  ...user,
  invitation: staffInvitationOf(tables, user, now),
});

interface Sending {
  sender: { id: UserId; displayName: string };
  code: string;
  now: Date;
}

/** Sends an invitation to an account that waits. Any sent before can be accepted no more. */
export function sendStaffInvitation(tables: Tables, user: AdminUser, { sender, code, now }: Sending): void {
  for (const row of tables.invitations.all())
    if (row.staffUserId === user.id && invitationStatusOf(row, now) === 'PENDING')
      tables.invitations.put({ ...row, withdrawnAt: iso(now) });
  tables.invitations.put({
    id: `inv-${code.slice(0, 10)}` as InvitationId,
    senderId: sender.id,
    senderName: sender.displayName,
    inviter: { kind: 'ORGANIZATION', displayName: user.organization?.name ?? product.name, providerId: null },
    email: user.email.toLowerCase(),
    recipientName: user.displayName,
    message: null,
    code,
    createdAt: iso(now),
    expiresAt: expiryFrom(now),
    acceptedAt: null,
    withdrawnAt: null,
    staffUserId: user.id,
  });
}

/** Takes the open invitation of an account back. */
export function withdrawStaffInvitation(tables: Tables, user: AdminUser, sender: Sending): void {
  // One that is only derived gets a row first, so that its end is kept.
  if (!latestInvitation(tables, user.id)) sendStaffInvitation(tables, user, sender);
  const row = latestInvitation(tables, user.id);
  if (row) tables.invitations.put({ ...row, withdrawnAt: iso(sender.now) });
}

/**
 * Opens the account that an invitation of staff was for.
 * @returns False where it does not wait any more: it was suspended meanwhile, or has been opened.
 */
export function acceptAsStaff(tables: Tables, userId: UserId, now: Date): boolean {
  const account = tables.staffAccounts.get(userId);
  const change = tables.adminUserChanges.get(userId);
  if (!account || account.acceptedAt !== undefined || (change?.status ?? 'INVITED') !== 'INVITED') return false;
  tables.staffAccounts.put({ ...account, acceptedAt: iso(now) });
  const { status: _status, ...rest } = change ?? { id: userId };
  tables.adminUserChanges.put({ ...rest, roles: change?.roles ?? account.roles });
  return true;
}
