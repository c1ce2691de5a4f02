import {
  acceptInvitation,
  createInvitation,
  getInvitation,
  listInvitations,
  withdrawInvitation,
} from '@sakina/platform/contract';
import type { Invitation, InvitationId } from '@sakina/platform/contract';
import { product, userFromClaims } from '@sakina/platform/domain';
import { addMinutes, iso } from '../../clock.ts';
import { INVITATION_DAYS, invitationAt, invitationStatusOf, publicInvitationAt } from '../../rules/invitations.ts';
import { claimsFor } from '../../rules/tokens.ts';
import { acceptAsStaff } from '../../rules/staff-invitations.ts';
import type { Tables } from '../../store/table.ts';
import type { InvitationRow } from '../../store/tables/practice.ts';
import { ApiFailure, forbidden, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { ownProvider } from '../find.ts';
import type { Lookup } from '../find.ts';
import { newCode, newId } from './own.ts';

const CODE_LENGTH = 28;
const normal = (email: string) => email.trim().toLowerCase();
const over = () => new ApiFailure(409, 'INVITATION_OVER', 'This invitation was accepted, taken back or has run out.');

/** The sender: a provider in their own name, any other user in the name of their organisation. */
function inviterOf(lookup: Lookup): Invitation['inviter'] {
  const provider = ownProvider(lookup);
  if (provider) return { kind: 'PROVIDER', displayName: provider.displayName, providerId: provider.id };
  const organization = userFromClaims(claimsFor(lookup.user.email)).organization_context?.current_org_name;
  return { kind: 'ORGANIZATION', displayName: organization || product.name, providerId: null };
}

export const listInvitationsHandler = defineHandler(listInvitations, ({ tables, user, query, now }) => {
  const sent = tables.invitations
    .all()
    .filter((row) => row.senderId === user.userId && row.staffUserId === undefined)
    .map((row) => invitationAt(row, now));
  const found = sent.filter(({ status }) => query.status === undefined || query.status === status);
  return { items: found.toSorted((first, second) => second.createdAt.localeCompare(first.createdAt, 'en')) };
});

export const createInvitationHandler = defineHandler(createInvitation, (context) => {
  const { tables, user, body, now } = context;
  const email = normal(body.email);
  const isOpen = tables.invitations
    .all()
    .some((row) => row.senderId === user.userId && row.email === email && invitationStatusOf(row, now) === 'PENDING');
  if (isOpen)
    throw new ApiFailure(
      409,
      'ALREADY_INVITED',
      'You have invited this person already, and the invitation is still open.',
    );
  const row = tables.invitations.put({
    id: newId<InvitationId>('inv'),
    senderId: user.userId,
    inviter: inviterOf(context),
    email,
    recipientName: body.recipientName,
    message: body.message,
    code: newCode(CODE_LENGTH),
    createdAt: iso(now),
    expiresAt: iso(addMinutes(now, INVITATION_DAYS * 24 * 60)),
    acceptedAt: null,
    withdrawnAt: null,
  });
  return invitationAt(row, now);
});

export const withdrawInvitationHandler = defineHandler(withdrawInvitation, ({ tables, params, now }) => {
  const row = tables.invitations.get(params.id);
  if (!row) throw notFound('this invitation');
  if (invitationStatusOf(row, now) !== 'PENDING') throw over();
  return invitationAt(tables.invitations.put({ ...row, withdrawnAt: iso(now) }), now);
});

function byCode(tables: Tables, code: string): InvitationRow {
  const row = tables.invitations.all().find((entry) => entry.code === code);
  if (!row) throw notFound('this invitation');
  return row;
}

export const getInvitationHandler = defineHandler(getInvitation, ({ tables, params, now }) =>
  publicInvitationAt(byCode(tables, params.code), now),
);

export const acceptInvitationHandler = defineHandler(acceptInvitation, ({ tables, params, user, now }) => {
  const row = byCode(tables, params.code);
  if (normal(user.email) !== row.email)
    throw forbidden('This invitation was sent to another address. Sign in with that one.');
  if (invitationStatusOf(row, now) !== 'PENDING') throw over();
  if (row.staffUserId !== undefined && !acceptAsStaff(tables, row.staffUserId, now)) throw over();
  return publicInvitationAt(tables.invitations.put({ ...row, acceptedAt: iso(now) }), now);
});
