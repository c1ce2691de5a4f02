import * as z from 'zod/mini';
import { calendarDate, count, instant, text } from './common.ts';
import { applicationId, userId } from './ids.ts';
import { credentialDocument, usState } from './document.ts';
import { language, providerKind, speciality } from './provider.ts';

/**
 * Written (`DRAFT`), handed in (`SUBMITTED`), being read (`IN_REVIEW`), given back with a wish (`NEEDS_CHANGES`: edited and
 * handed in again), decided (`APPROVED`, `DECLINED`) or taken back by the applicant (`WITHDRAWN`).
 */
export const applicationStatus = z.enum(['DRAFT', 'SUBMITTED', 'IN_REVIEW', 'NEEDS_CHANGES', 'APPROVED', 'DECLINED', 'WITHDRAWN']);

/** A licence, degree or appointment that an applicant claims. */
export const claimedCredential = z.object({
  title: text.check(z.maxLength(120)),
  issuer: text.check(z.maxLength(160)),
  /** As printed, or null where it has none. */
  number: z.nullable(text.check(z.maxLength(40))),
  /** State of the board that gave it, or null outside the USA. */
  state: z.nullable(usState),
  expiresOn: z.nullable(calendarDate),
});

/** Somebody who can speak for the applicant. */
export const applicationReference = z.object({
  name: text.check(z.maxLength(120)),
  relation: text.check(z.maxLength(160)),
  email: z.email().check(z.maxLength(254)),
});

/** What an applicant writes; each part may be missing until it is handed in. */
export const applicationContent = z.object({
  kind: providerKind,
  specialities: z.array(speciality).check(z.maxLength(16)),
  languages: z.array(language).check(z.maxLength(10)),
  yearsOfExperience: z.nullable(z.int().check(z.minimum(0), z.maximum(70))),
  /** Why they want to work here, in their own words. */
  statement: z.string().check(z.maxLength(4000)),
  credentials: z.array(claimedCredential).check(z.maxLength(12)),
  references: z.array(applicationReference).check(z.maxLength(5)),
});

/** One step in the life of an application, the oldest first. */
export const applicationDecision = z.object({
  status: applicationStatus,
  at: instant,
  /** Who took the step: the applicant, or somebody of the platform. */
  by: z.object({ id: userId, displayName: text }),
  /** Words to the applicant: the reason of a decision or what is still wanted; null where none were needed. */
  note: z.nullable(text.check(z.maxLength(2000))),
});

/** The wish of somebody to work here as a provider, with its papers and its history. */
export const providerApplication = z.extend(applicationContent, {
  id: applicationId,
  applicant: z.object({ id: userId, displayName: text, email: z.email() }),
  status: applicationStatus,
  /** When it was handed in last, or null while it never was. */
  submittedAt: z.nullable(instant),
  documents: z.array(credentialDocument).check(z.maxLength(12)),
  decisions: z.array(applicationDecision),
  createdAt: instant,
  updatedAt: instant,
  version: count,
});

export type ApplicationStatus = z.infer<typeof applicationStatus>;
export type ApplicationContent = z.infer<typeof applicationContent>;
export type ApplicationDecision = z.infer<typeof applicationDecision>;
export type ProviderApplication = z.infer<typeof providerApplication>;
