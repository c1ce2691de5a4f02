import * as z from 'zod/mini';
import { instant, text } from './common.ts';
import { usState } from './document.ts';
import { submissionId } from './ids.ts';
import { gender, language, providerKind, sessionMode, speciality } from './provider.ts';

const words = (most: number) => text.check(z.maxLength(most));
const specialities = z.array(speciality).check(z.minLength(1), z.maxLength(16));
const languages = z.array(language).check(z.minLength(1), z.maxLength(10));
const years = z.int().check(z.minimum(0), z.maximum(70));
const hoursAWeek = z.int().check(z.minimum(1), z.maximum(60));

/** How much faith may enter the care that somebody looks for. */
export const faithInCare = z.enum(['CENTRAL', 'WELCOME', 'NOT_WANTED']);
export const preferredTime = z.enum(['MORNING', 'AFTERNOON', 'EVENING', 'WEEKEND']);

/** What somebody who looks for help says of themselves. */
export const patientAnswers = z.object({
  persona: z.literal('PATIENT'),
  reasons: specialities,
  inOwnWords: z.nullable(words(2000)),
  /** With whom they would like to speak; left out or empty for anybody. */
  kinds: z.optional(z.array(providerKind).check(z.maxLength(3))),
  languages,
  /** Who should sit across, or null for anybody. */
  preferredGender: z.nullable(gender),
  /** null where they would rather not say. */
  faithInCare: z.nullable(faithInCare),
  modes: z.array(sessionMode).check(z.minLength(1), z.maxLength(2)),
  times: z.array(preferredTime).check(z.maxLength(4)),
  /** Whom to call when it gets worse, or null. */
  emergencyContact: z.nullable(z.object({ name: words(120), phone: z.string().check(z.regex(/^\+?[0-9 ()-]{6,20}$/)) })),
  /** What they agreed to as they sent this; left out by those who answered before it was asked. */
  consents: z.optional(z.object({ terms: z.literal(true), sharing: z.literal(true), notForEmergencies: z.literal(true) })),
});

export const therapistAnswers = z.object({
  persona: z.literal('THERAPIST'),
  /** Licence as printed; the state is null outside the USA. */
  licenseNumber: words(40),
  licenseState: z.nullable(usState),
  yearsOfPractice: years,
  specialities,
  languages,
  modes: z.array(sessionMode).check(z.minLength(1), z.maxLength(2)),
  hoursAWeek,
});

export const imamAnswers = z.object({
  persona: z.literal('IMAM'),
  /** Mosque or institution that they serve, or null. */
  institution: z.nullable(words(160)),
  /** With whom and what they have studied. */
  training: words(2000),
  yearsOfService: years,
  specialities,
  languages,
  offersMarriageCounsel: z.boolean(),
  hoursAWeek,
});

export const mentorAnswers = z.object({
  persona: z.literal('MENTOR'),
  /** What they have lived through or learned that others can lean on. */
  experience: words(2000),
  specialities,
  languages,
  hoursAWeek,
  /** Nobody mentors here without somebody to ask. */
  acceptsSupervision: z.literal(true),
});

/** What somebody wants help with, and nothing more: the shortest way in. */
export const topicsAnswers = z.object({ persona: z.literal('TOPICS'), topics: specialities, note: z.nullable(words(1000)) });

/** The answers of one onboarding; `persona` says which. */
export const onboardingAnswers = z.discriminatedUnion('persona', [patientAnswers, therapistAnswers, imamAnswers, mentorAnswers, topicsAnswers]);

/** What somebody answered; each persona has one, and the latest counts. */
export const onboardingSubmission = z.object({
  id: submissionId,
  answers: onboardingAnswers,
  firstSubmittedAt: instant,
  submittedAt: instant,
});

export type OnboardingAnswers = z.infer<typeof onboardingAnswers>;
export type OnboardingPersona = OnboardingAnswers['persona'];
export type OnboardingSubmission = z.infer<typeof onboardingSubmission>;
export type FaithInCare = z.infer<typeof faithInCare>;
export type PreferredTime = z.infer<typeof preferredTime>;
