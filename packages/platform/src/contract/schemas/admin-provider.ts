import * as v from 'valibot';
import { countryCode, organizationReference } from './admin-area.ts';
import { applicationStatus, claimedCredential } from './application.ts';
import { calendarDate, count, emailAddress, extend, instant, text, timeZone } from './common.ts';
import { providerId, userId } from './ids.ts';
import { credential, providerKind, verificationStatus } from './provider.ts';

/** A provider as administrators list them. */
export const adminProvider = v.object({
  id: providerId,
  /** The account that belongs to it, or null for those who never sign in here. */
  userId: v.nullable(userId),
  displayName: text,
  kind: providerKind,
  verification: verificationStatus,
  country: countryCode,
  city: v.nullable(text),
  timeZone,
  organization: v.nullable(organizationReference),
  joinedOn: calendarDate,
  sessionCount: count,
  /** Why and since when they are left out of the directory, or null while they are listed or wait for verification. */
  suspension: v.nullable(v.object({ at: instant, by: text, reason: text })),
});

export const adminProviderDetail = extend(adminProvider, {
  email: v.nullable(emailAddress),
  credentials: v.array(credential),
  upcomingSessionCount: count,
  /** What was decided about their credentials, the newest first. */
  decisions: v.array(
    v.object({ decision: v.picklist(['APPROVE', 'DECLINE', 'REQUEST_CHANGES']), at: instant, by: text, reason: text }),
  ),
});

export const credentialDecision = v.picklist(['APPROVE', 'DECLINE', 'REQUEST_CHANGES']);

/**
 * Something in the credentials queue: credentials of a provider who is here already, or someone's application to become
 * one, whose states it takes.
 */
export const credentialCase = v.object({
  id: text,
  source: v.picklist(['PROVIDER', 'APPLICATION']),
  status: applicationStatus,
  /** Who waits. */
  displayName: text,
  kind: providerKind,
  providerId: v.nullable(providerId),
  submittedAt: instant,
  credentials: v.array(claimedCredential),
  decision: v.nullable(v.object({ decision: credentialDecision, at: instant, by: text, reason: text })),
});

/** A credential that ends soon or has ended. */
export const expiringCredential = v.object({
  /** Of the credential: the provider’s id and its place among theirs. */
  id: text,
  provider: v.object({
    id: providerId,
    displayName: text,
    kind: providerKind,
    verification: verificationStatus,
    isSuspended: v.boolean(),
  }),
  title: text,
  issuer: text,
  number: v.nullable(text),
  expiresOn: calendarDate,
  state: v.picklist(['LAPSING', 'LAPSED']),
  /** Sessions ahead, which stay booked. */
  upcomingSessionCount: count,
});

export type AdminProvider = v.InferOutput<typeof adminProvider>;
export type AdminProviderDetail = v.InferOutput<typeof adminProviderDetail>;
export type CredentialCase = v.InferOutput<typeof credentialCase>;
export type CredentialDecision = v.InferOutput<typeof credentialDecision>;
export type ExpiringCredential = v.InferOutput<typeof expiringCredential>;
