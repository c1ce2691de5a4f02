import * as v from 'valibot';
import { emailAddress, extend, instant, text } from './common.ts';
import { invitationId, providerId } from './ids.ts';

/** Sent and open, accepted, withdrawn by its sender, or expired. */
export const invitationStatus = v.picklist(['PENDING', 'ACCEPTED', 'WITHDRAWN', 'EXPIRED']);

/** Characters that forms say and the server keeps of an invitation. */
export const invitationLimits = { email: 254, recipientName: 120, message: 1000 } as const;

/** Who invites: a provider, or an organisation represented by a person. */
export const inviter = v.object({
  kind: v.picklist(['PROVIDER', 'ORGANIZATION']),
  displayName: text,
  /** The provider whose page follows after the invitation, or null. */
  providerId: v.nullable(providerId),
});

/** An invitation by email to become a client. */
export const invitation = v.object({
  id: invitationId,
  inviter,
  email: emailAddress,
  /** How the invited person is addressed, or null. */
  recipientName: v.nullable(text),
  message: v.nullable(text),
  /** Opaque: good for one person and once. */
  code: v.pipe(v.string(), v.regex(/^[a-z0-9]{20,40}$/)),
  status: invitationStatus,
  createdAt: instant,
  expiresAt: instant,
  acceptedAt: v.nullable(instant),
});

/** What any holder of the code may read: nothing about its recipient. */
export const publicInvitation = extend(v.pick(invitation, ['inviter', 'message', 'status', 'expiresAt']), {
  /** What it invites to: to become a client, or to work for the organisation. @default CLIENT */
  purpose: v.optional(v.picklist(['CLIENT', 'STAFF'])),
});

export type InvitationStatus = v.InferOutput<typeof invitationStatus>;
export type Invitation = v.InferOutput<typeof invitation>;
export type PublicInvitation = v.InferOutput<typeof publicInvitation>;
