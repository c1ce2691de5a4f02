import * as v from 'valibot';
import { count, instant, integer, text } from './common.ts';
import { usState } from './document.ts';
import { submissionId } from './ids.ts';
import { gender, language, providerKind, sessionMode, speciality } from './provider.ts';

const words = (most: number) => v.pipe(text, v.maxLength(most));
const specialities = v.pipe(v.array(speciality), v.minLength(1), v.maxLength(16));
const languages = v.pipe(v.array(language), v.minLength(1), v.maxLength(10));
const years = v.pipe(count, v.maxValue(70));
const hoursAWeek = v.pipe(integer, v.minValue(1), v.maxValue(60));

/** How much faith may enter the care that somebody looks for. */
export const faithInCare = v.picklist(['CENTRAL', 'WELCOME', 'NOT_WANTED']);
export const preferredTime = v.picklist(['MORNING', 'AFTERNOON', 'EVENING', 'WEEKEND']);

/** What somebody who looks for help says of themselves. */
const patientAnswers = v.object({
  persona: v.literal('PATIENT'),
  reasons: specialities,
  inOwnWords: v.nullable(words(2000)),
  /** With whom they would like to speak; left out or empty for anybody. */
  kinds: v.optional(v.pipe(v.array(providerKind), v.maxLength(3))),
  languages,
  /** Who should sit across, or null for anybody. */
  preferredGender: v.nullable(gender),
  /** null where they would rather not say. */
  faithInCare: v.nullable(faithInCare),
  modes: v.pipe(v.array(sessionMode), v.minLength(1), v.maxLength(2)),
  times: v.pipe(v.array(preferredTime), v.maxLength(4)),
  /** Whom to call when it gets worse, or null. */
  emergencyContact: v.nullable(
    v.object({ name: words(120), phone: v.pipe(v.string(), v.regex(/^\+?[0-9 ()-]{6,20}$/)) }),
  ),
  /** What they agreed to as they sent this; left out by those who answered before it was asked. */
  consents: v.optional(
    v.object({ terms: v.literal(true), sharing: v.literal(true), notForEmergencies: v.literal(true) }),
  ),
});

const therapistAnswers = v.object({
  persona: v.literal('THERAPIST'),
  /** Licence as printed; the state is null outside the USA. */
  licenseNumber: words(40),
  licenseState: v.nullable(usState),
  yearsOfPractice: years,
  specialities,
  languages,
  modes: v.pipe(v.array(sessionMode), v.minLength(1), v.maxLength(2)),
  hoursAWeek,
});

const imamAnswers = v.object({
  persona: v.literal('IMAM'),
  /** Mosque or institution that they serve, or null. */
  institution: v.nullable(words(160)),
  /** With whom and what they have studied. */
  training: words(2000),
  yearsOfService: years,
  specialities,
  languages,
  offersMarriageCounsel: v.boolean(),
  hoursAWeek,
});

const mentorAnswers = v.object({
  persona: v.literal('MENTOR'),
  /** What they have lived through or learned that others can lean on. */
  experience: words(2000),
  specialities,
  languages,
  hoursAWeek,
  /** Nobody mentors here without somebody to ask. */
  acceptsSupervision: v.literal(true),
});

/** What somebody wants help with, and nothing more: the shortest way in. */
const topicsAnswers = v.object({
  persona: v.literal('TOPICS'),
  topics: specialities,
  note: v.nullable(words(1000)),
});

/** The answers of one onboarding; `persona` says which. */
export const onboardingAnswers = v.variant('persona', [
  patientAnswers,
  therapistAnswers,
  imamAnswers,
  mentorAnswers,
  topicsAnswers,
]);

/** What somebody answered; each persona has one, and the latest counts. */
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
