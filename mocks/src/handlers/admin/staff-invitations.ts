import { inviteStaff, resendStaffInvitation, revokeStaffInvitation } from '@sakina/platform/contract';
import type { AuditAction, UserId } from '@sakina/platform/contract';
import { isByTwo, rankedRoles, rolesAct } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { organizations } from '../../bulk-data/organizations.ts';
import { audit } from '../../rules/audit.ts';
import { sendStaffInvitation, staffInvitationOf, withdrawStaffInvitation } from '../../rules/staff-invitations.ts';
import { claimsFor } from '../../rules/tokens.ts';
import { ApiFailure, invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { newCode } from '../practice/own.ts';
import { actorOf } from './actor.ts';
import { checkRank, checkRoles, isInScope } from './standing.ts';
import { actingFor, existingUser } from './user-changes.ts';
import type { ActContext } from './act-context.ts';
import type { ChangeContext } from './user-changes.ts';
import { detailOf } from './user-details.ts';
import { searchUsers } from './user-search.ts';

const CODE_LENGTH = 28;

const sendingOf = ({ user, now }: ActContext) => ({
  sender: actorOf(user),
  code: newCode(CODE_LENGTH),
  now,
});

export const inviteStaffHandler = defineHandler(inviteStaff, (context) => {
  const { tables, body, user, now } = context;
  const acting = actingFor('people.invite', context);
  const roles = rankedRoles.filter((role) => body.roles.includes(role));
  checkRoles(tables, acting.standing, { before: [], after: roles }, null);
  if (isByTwo(rolesAct([], roles)))
    throw new ApiFailure(
      403,
      'NEEDS_APPROVAL',
      'Who is a platform administrator is decided by two, once they are here.',
    );
  const scope = acting.standing.organizationId;
  if (scope !== null && body.organizationId !== scope)
    throw invalid({ organizationId: 'You can invite people into your own organization.' });
  if (body.organizationId !== null && !organizations.some(({ id }) => id === body.organizationId))
    throw invalid({ organizationId: 'There is no such organization.' });
  const email = body.email.toLowerCase();
  const holder = searchUsers(tables, { q: email }, { limit: 100 }).items.find(
    (entry) => entry.email.toLowerCase() === email,
  );
  if (holder)
    throw new ApiFailure(
      409,
      'EMAIL_TAKEN',
      'There is an account with this email address already.',
      isInScope(acting.standing, holder.organization) ? { id: holder.id } : {},
    );
  // The account that this address signs in with, so that what is given here is theirs from the first sign-in on.
  const id = String(claimsFor(email)['sub']) as UserId;
  tables.staffAccounts.put({
    id,
    displayName: body.displayName,
    email,
    roles,
    organizationId: body.organizationId,
    invitedAt: iso(now),
  });
  sendStaffInvitation(tables, existingUser(acting, id).user, sendingOf(context));
  audit(
    tables,
    {
      actor: actorOf(user),
      action: 'user.invited',
      target: { kind: 'USER', id, label: body.displayName },
      before: { roles: null },
      after: { roles },
    },
    now,
  );
  return detailOf(acting, id);
});

/** Someone who waits for an invitation, and how it stands. @throws ApiFailure 404, 403, 409 */
function invitee(acting: ChangeContext, id: string) {
  const { user } = existingUser(acting, id);
  checkRank(acting.standing, user);
  const invitation = staffInvitationOf(acting.tables, user, acting.now);
  if (!invitation) throw notOpen(user.status);
  return { user, invitation };
}
const notOpen = (status: string) =>
  new ApiFailure(409, 'ACCOUNT_STATE', 'This account does not wait for an invitation.', { status });

function record(
  { tables, user, now }: ActContext,
  id: string,
  action: AuditAction,
  { from, to, reason = null }: { from: string; to: string; reason?: string | null },
): void {
  audit(
    tables,
    {
      actor: actorOf(user),
      action,
      target: { kind: 'USER', id, label: null },
      reason,
      before: { invitation: from },
      after: { invitation: to },
    },
    now,
  );
}

export const resendStaffInvitationHandler = defineHandler(resendStaffInvitation, (context) => {
  const acting = actingFor('people.inviteAgain', context);
  const { user, invitation } = invitee(acting, context.params.id);
  sendStaffInvitation(context.tables, user, sendingOf(context));
  record(context, user.id, 'user.invitation_resent', { from: invitation.status, to: 'PENDING' });
  return detailOf(acting, user.id);
});

export const revokeStaffInvitationHandler = defineHandler(revokeStaffInvitation, (context) => {
  const acting = actingFor('people.revokeInvitation', context);
  const { user, invitation } = invitee(acting, context.params.id);
  if (invitation.status !== 'PENDING') throw notOpen(invitation.status);
  withdrawStaffInvitation(context.tables, user, sendingOf(context));
  const { reason } = context.body;
  record(context, user.id, 'user.invitation_revoked', { from: 'PENDING', to: 'WITHDRAWN', reason });
  return detailOf(acting, user.id);
});
