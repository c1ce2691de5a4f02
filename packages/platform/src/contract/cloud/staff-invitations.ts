import * as v from 'valibot';
import {
  forbidden,
  invalid,
  licenceNeeded,
  logDown,
  needsApproval,
  notFound,
  rank,
  unauthenticated,
  wrongState,
} from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { accountRole, adminReason, adminUserDetail } from '../schemas/admin-area.ts';
import { emailAddress, text } from '../schemas/common.ts';

export const inviteStaff = defineOperation({
  id: 'CLOUD-155',
  name: 'admin.users.invite',
  method: 'POST',
  path: '/cloud/v1/admin/users/invitations',
  summary: 'Invites a member of staff by email; the account waits until they accept, for seven days.',
  access: 'admin',
  body: v.object({
    displayName: v.pipe(text, v.maxLength(120)),
    email: v.pipe(emailAddress, v.maxLength(254)),
    roles: v.pipe(v.array(accountRole), v.minLength(1), v.maxLength(5)),
    organizationId: v.nullable(v.pipe(text, v.maxLength(60))),
  }),
  response: adminUserDetail,
  errors: [
    unauthenticated,
    forbidden,
    invalid,
    rank,
    licenceNeeded,
    needsApproval,
    logDown,
    {
      status: 409,
      code: 'EMAIL_TAKEN',
      when: 'There is an account with that email address already; details.id names it where the caller may see it.',
    },
  ],
  idempotent: true,
});

export const resendStaffInvitation = defineOperation({
  id: 'CLOUD-541',
  name: 'admin.users.resendInvitation',
  method: 'POST',
  path: '/cloud/v1/admin/users/:id/invitation/resend',
  summary: 'Sends an invitation of staff again: with a new link for seven days, and the link before is dead.',
  access: 'admin',
  response: adminUserDetail,
  errors: [unauthenticated, forbidden, notFound, rank, wrongState, logDown],
  idempotent: true,
});

export const revokeStaffInvitation = defineOperation({
  id: 'CLOUD-542',
  name: 'admin.users.revokeInvitation',
  method: 'POST',
  path: '/cloud/v1/admin/users/:id/invitation/revoke',
  summary: 'Takes an open invitation of staff back: its link is dead, and the account waits for another one.',
  access: 'admin',
  body: v.object({ reason: adminReason }),
  response: adminUserDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, rank, wrongState, logDown],
  idempotent: true,
});
