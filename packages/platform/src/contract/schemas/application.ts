import * as v from 'valibot';
import { calendarDate, count, emailAddress, extend, instant, text } from './common.ts';
import { applicationId, userId } from './ids.ts';
import { credentialDocument, licenseNumberLength, usState } from './document.ts';
import { language, providerKind, speciality } from './provider.ts';

/**
 * Written (`DRAFT`), handed in (`SUBMITTED`), being read (`IN_REVIEW`), given back with a wish (`NEEDS_CHANGES`: edited
 * and handed in again), decided (`APPROVED`, `DECLINED`) or taken back by the applicant (`WITHDRAWN`).
 */
export const applicationStatus = v.picklist([
  'DRAFT',
  'SUBMITTED',
  'IN_REVIEW',
  'NEEDS_CHANGES',
  'APPROVED',
  'DECLINED',
  'WITHDRAWN',
]);

/** What an application holds at most: characters of each text, and rows of each list; `statementLeast` is a minimum. */
export const applicationLimits = {
  statementLeast: 80,
  statement: 4000,
  title: 120,
  issuer: 160,
  number: licenseNumberLength.max,
  name: 120,
  relation: 160,
  email: 254,
  credentials: 12,
  references: 5,
  documents: 12,
} as const;

/** A licence, degree or appointment that an applicant claims. */
export const claimedCredential = v.object({
  title: v.pipe(text, v.maxLength(applicationLimits.title)),
  issuer: v.pipe(text, v.maxLength(applicationLimits.issuer)),
  /** As printed, or null where it has none. */
  number: v.nullable(v.pipe(text, v.maxLength(applicationLimits.number))),
  /** State of the board that gave it, or null outside the USA. */
  state: v.nullable(usState),
  expiresOn: v.nullable(calendarDate),
});

/** A reference for the applicant. */
export const applicationReference = v.object({
  name: v.pipe(text, v.maxLength(applicationLimits.name)),
  relation: v.pipe(text, v.maxLength(applicationLimits.relation)),
  email: v.pipe(emailAddress, v.maxLength(applicationLimits.email)),
});

/** What an applicant writes; each part may be missing until it is handed in. */
export const applicationContent = v.object({
  kind: providerKind,
  specialities: v.pipe(v.array(speciality), v.maxLength(16)),
  languages: v.pipe(v.array(language), v.maxLength(10)),
  yearsOfExperience: v.nullable(v.pipe(count, v.maxValue(70))),
  /** Why they want to work here, in their own words. */
  statement: v.pipe(v.string(), v.maxLength(applicationLimits.statement)),
  credentials: v.pipe(v.array(claimedCredential), v.maxLength(applicationLimits.credentials)),
  references: v.pipe(v.array(applicationReference), v.maxLength(applicationLimits.references)),
});

/** One step in the life of an application, the oldest first. */
export const applicationDecision = v.object({
  status: applicationStatus,
  at: instant,
  /** Who took the step: the applicant, or a member of staff. */
  by: v.object({ id: userId, displayName: text }),
  /** Words to the applicant: the reason of a decision or what is still wanted; null where none were needed. */
  note: v.nullable(v.pipe(text, v.maxLength(2000))),
});

/** A provider’s application to work here, with its documents and its history. */
export const providerApplication = extend(applicationContent, {
  id: applicationId,
  applicant: v.object({ id: userId, displayName: text, email: emailAddress }),
  status: applicationStatus,
  /** When it was handed in last, or null while it never was. */
  submittedAt: v.nullable(instant),
  documents: v.pipe(v.array(credentialDocument), v.maxLength(applicationLimits.documents)),
  decisions: v.array(applicationDecision),
  createdAt: instant,
  updatedAt: instant,
  version: count,
});

export type ApplicationStatus = v.InferOutput<typeof applicationStatus>;
export type ApplicationContent = v.InferOutput<typeof applicationContent>;
export type ApplicationDecision = v.InferOutput<typeof applicationDecision>;
export type ProviderApplication = v.InferOutput<typeof providerApplication>;
