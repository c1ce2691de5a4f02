import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { emailAddress, text } from '../schemas/common.ts';
import { invitation, invitationLimits, invitationStatus, publicInvitation } from '../schemas/invitation.ts';

export const listInvitations = defineOperation({
  id: 'CLOUD-85',
  name: 'invitations.list',
  method: 'GET',
  path: '/cloud/v1/invitations',
  summary: 'The invitations that the caller has sent, the newest first.',
  access: 'provider',
  query: v.object({ status: v.optional(invitationStatus) }),
  response: v.object({ items: v.array(invitation) }),
  errors: [unauthenticated, forbidden, invalid],
});

export const createInvitation = defineOperation({
  id: 'CLOUD-86',
  name: 'invitations.create',
  method: 'POST',
  path: '/cloud/v1/invitations',
  summary: 'Invites someone by email to become a client; good for two weeks.',
  access: 'provider',
  body: v.object({
    email: v.pipe(emailAddress, v.maxLength(invitationLimits.email)),
    recipientName: v.nullable(v.pipe(text, v.maxLength(invitationLimits.recipientName))),
    message: v.nullable(v.pipe(text, v.maxLength(invitationLimits.message))),
  }),
  response: invitation,
  errors: [
    unauthenticated,
    forbidden,
    invalid,
    { status: 409, code: 'ALREADY_INVITED', when: 'An invitation of the caller’s to that address is still open.' },
  ],
  idempotent: true,
});

export const withdrawInvitation = defineOperation({
  id: 'CLOUD-87',
  name: 'invitations.withdraw',
  method: 'DELETE',
  path: '/cloud/v1/invitations/:id',
  summary: 'Takes an open invitation back: its code is good for nothing any more.',
  access: 'provider',
  response: invitation,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'INVITATION_OVER', when: 'It was accepted, taken back or has run out.' },
  ],
  idempotent: true,
});

export const getInvitation = defineOperation({
  id: 'CLOUD-88',
  name: 'invitations.get',
  method: 'GET',
  path: '/cloud/v1/invitations/by-code/:code',
  summary: 'Who invites, and until when, for whoever holds the code.',
  access: 'public',
  response: publicInvitation,
  errors: [notFound],
});

export const acceptInvitation = defineOperation({
  id: 'CLOUD-89',
  name: 'invitations.accept',
  method: 'POST',
  path: '/cloud/v1/invitations/by-code/:code/accept',
  summary: 'Takes an invitation up; only someone signed in with the address that it was sent to can.',
  access: 'user',
  response: publicInvitation,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'INVITATION_OVER', when: 'It was accepted, taken back or has run out.' },
  ],
  idempotent: true,
});
