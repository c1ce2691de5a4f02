import * as v from 'valibot';
import { count, instant, integer, text } from './common.ts';
import { licenseNumberLength, usState } from './document.ts';
import { submissionId } from './ids.ts';
import { gender, language, providerKind, sessionMode, speciality } from './provider.ts';

const words = (most: number) => v.pipe(text, v.maxLength(most));
/** What the answers of an onboarding hold at most: characters of each text, years of practice, and hours a week. */
export const answerLimits = {
  inOwnWords: 2000,
  contactName: 120,
  institution: 160,
  training: 2000,
  experience: 2000,
  note: 1000,
  years: 70,
  hoursAWeek: 60,
} as const;

const specialities = v.pipe(v.array(speciality), v.minLength(1), v.maxLength(16));
const languages = v.pipe(v.array(language), v.minLength(1), v.maxLength(10));
const years = v.pipe(count, v.maxValue(answerLimits.years));
const hoursAWeek = v.pipe(integer, v.minValue(1), v.maxValue(answerLimits.hoursAWeek));

/** How much faith a person wants in their care. */
export const faithInCare = v.picklist(['CENTRAL', 'WELCOME', 'NOT_WANTED']);
export const preferredTime = v.picklist(['MORNING', 'AFTERNOON', 'EVENING', 'WEEKEND']);

/** What a person looking for help says about themselves. */
export const patientAnswers = v.object({
  persona: v.literal('PATIENT'),
  reasons: specialities,
  inOwnWords: v.nullable(words(answerLimits.inOwnWords)),
  /** The kinds of providers they would like to speak with; omitted or empty for any. */
  kinds: v.optional(v.pipe(v.array(providerKind), v.maxLength(3))),
  languages,
  /** Preferred gender of the provider, or null for any. */
  preferredGender: v.nullable(gender),
  /** null where they would rather not say. */
  faithInCare: v.nullable(faithInCare),
  modes: v.pipe(v.array(sessionMode), v.minLength(1), v.maxLength(2)),
  times: v.pipe(v.array(preferredTime), v.maxLength(4)),
  /** Whom to call when it gets worse, or null. */
  emergencyContact: v.nullable(
    v.object({ name: words(answerLimits.contactName), phone: v.pipe(v.string(), v.regex(/^\+?[0-9 ()-]{6,20}$/)) }),
  ),
  /** What they agreed to as they sent this; left out by those who answered before it was asked. */
  consents: v.optional(
    v.object({ terms: v.literal(true), sharing: v.literal(true), notForEmergencies: v.literal(true) }),
  ),
});

export const therapistAnswers = v.object({
  persona: v.literal('THERAPIST'),
  /** Licence as printed; the state is null outside the USA. */
  licenseNumber: words(licenseNumberLength.max),
  licenseState: v.nullable(usState),
  yearsOfPractice: years,
  specialities,
  languages,
  modes: v.pipe(v.array(sessionMode), v.minLength(1), v.maxLength(2)),
  hoursAWeek,
});

export const imamAnswers = v.object({
  persona: v.literal('IMAM'),
  /** Mosque or institution that they serve, or null. */
  institution: v.nullable(words(answerLimits.institution)),
  /** With whom and what they have studied. */
  training: words(answerLimits.training),
  yearsOfService: years,
  specialities,
  languages,
  offersMarriageCounsel: v.boolean(),
  hoursAWeek,
});

export const mentorAnswers = v.object({
  persona: v.literal('MENTOR'),
  /** What they have lived through or learned that others can lean on. */
  experience: words(answerLimits.experience),
  specialities,
  languages,
  hoursAWeek,
  /** Every mentor needs a supervisor. */
  acceptsSupervision: v.literal(true),
});

/** The topics a person wants help with, and nothing more: the shortest onboarding. */
export const topicsAnswers = v.object({
  persona: v.literal('TOPICS'),
  topics: specialities,
  note: v.nullable(words(answerLimits.note)),
});

/** The answers of one onboarding; `persona` says which. */
export const onboardingAnswers = v.variant('persona', [
  patientAnswers,
  therapistAnswers,
  imamAnswers,
  mentorAnswers,
  topicsAnswers,
]);

/** A person’s onboarding answers; one set per persona, the latest counts. */
export const onboardingSubmission = v.object({
  id: submissionId,
  answers: onboardingAnswers,
  firstSubmittedAt: instant,
  submittedAt: instant,
});

export type OnboardingAnswers = v.InferOutput<typeof onboardingAnswers>;
export type OnboardingPersona = OnboardingAnswers['persona'];
export type OnboardingSubmission = v.InferOutput<typeof onboardingSubmission>;
export type FaithInCare = v.InferOutput<typeof faithInCare>;
export type PreferredTime = v.InferOutput<typeof preferredTime>;
