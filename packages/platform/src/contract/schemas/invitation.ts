import * as z from 'zod/mini';
import { instant, text } from './common.ts';
import { invitationId, providerId } from './ids.ts';

/** Sent and open, taken up, taken back by whoever sent it, or older than it is good for. */
export const invitationStatus = z.enum(['PENDING', 'ACCEPTED', 'WITHDRAWN', 'EXPIRED']);

/** Who invites: a provider, or an organisation in whose name somebody writes. */
export const inviter = z.object({
  kind: z.enum(['PROVIDER', 'ORGANIZATION']),
  displayName: text,
  /** The provider whose page follows after the invitation, or null. */
  providerId: z.nullable(providerId),
});

/** An invitation by e-mail to become a client. */
export const invitation = z.object({
  id: invitationId,
  inviter,
  email: z.email(),
  /** How the invited person is addressed, or null. */
  recipientName: z.nullable(text),
  message: z.nullable(text),
  /** Opaque: good for one person and once. */
  code: z.string().check(z.regex(/^[a-z0-9]{20,40}$/)),
  status: invitationStatus,
  createdAt: instant,
  expiresAt: instant,
  acceptedAt: z.nullable(instant),
});

/** What whoever holds the code may read: nothing of whom it was sent to. */
export const publicInvitation = z.pick(invitation, { inviter: true, message: true, status: true, expiresAt: true });

export type InvitationStatus = z.infer<typeof invitationStatus>;
export type Invitation = z.infer<typeof invitation>;
export type PublicInvitation = z.infer<typeof publicInvitation>;
