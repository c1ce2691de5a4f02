import {
  faithInCare,
  gender,
  language,
  preferredTime,
  providerKind,
  sessionMode,
  speciality,
} from '@sakina/platform/contract';
import type {
  FaithInCare,
  Gender,
  Language,
  OnboardingAnswers,
  PreferredTime,
  ProviderKind,
  SessionMode,
  Speciality,
} from '@sakina/platform/contract';
import { own, plainPhone } from '@sakina/platform/domain';
import { oneAt, someAt, textAt } from '../../shared/application-form/index.ts';
import { noMeasures, readMeasureDrafts } from './measure-draft.ts';
import type { MeasureDrafts } from './measure-draft.ts';

/** The onboarding form of a person who looks for help. */
export interface PatientForm {
  reasons: readonly Speciality[];
  inOwnWords: string;
  /** Empty means any kind. */
  kinds: readonly ProviderKind[];
  languages: readonly Language[];
  preferredGender: Gender | 'ANY';
  faithInCare: FaithInCare | 'UNSAID';
  modes: readonly SessionMode[];
  times: readonly PreferredTime[];
  contactName: string;
  contactPhone: string;
  measures: MeasureDrafts;
}

/** The submitted answers of a person who looks for help. */
export type PatientAnswers = Extract<OnboardingAnswers, { persona: 'PATIENT' }>;

/** The form without any answers. */
export const emptyPatientForm: PatientForm = {
  reasons: [],
  inOwnWords: '',
  kinds: [],
  languages: [],
  preferredGender: 'ANY',
  faithInCare: 'UNSAID',
  modes: [],
  times: [],
  contactName: '',
  contactPhone: '',
  measures: noMeasures,
};

/**
 * The form filled with earlier answers.
 * @param answers The user's latest answers, if any.
 * @param readingLanguage The language of the page, preselected for a new user if providers speak it.
 */
export function patientFormOf(answers: OnboardingAnswers | undefined, readingLanguage: string): PatientForm {
  if (answers?.persona !== 'PATIENT')
    return { ...emptyPatientForm, languages: language.options.filter((tag) => tag === readingLanguage) };
  const {
    reasons,
    inOwnWords,
    kinds = [],
    languages,
    preferredGender,
    faithInCare: faith,
    modes,
    times,
    emergencyContact,
  } = answers;
  return {
    ...emptyPatientForm,
    reasons,
    inOwnWords: inOwnWords ?? '',
    kinds,
    languages,
    preferredGender: preferredGender ?? 'ANY',
    faithInCare: faith ?? 'UNSAID',
    modes,
    times,
    contactName: emergencyContact?.name ?? '',
    contactPhone: emergencyContact?.phone ?? '',
  };
}

/** The answers as submitted; empty text becomes null. Consents are given with each submission. */
export function patientAnswersOf(form: PatientForm): PatientAnswers {
  const {
    reasons,
    inOwnWords,
    kinds,
    languages,
    preferredGender,
    faithInCare: faith,
    modes,
    times,
    contactName,
    contactPhone,
  } = form;
  const name = contactName.trim();
  const phone = plainPhone(contactPhone);
  return {
    persona: 'PATIENT',
    reasons: [...reasons],
    inOwnWords: inOwnWords.trim() || null,
    kinds: [...kinds],
    languages: [...languages],
    preferredGender: preferredGender === 'ANY' ? null : preferredGender,
    faithInCare: faith === 'UNSAID' ? null : faith,
    modes: [...modes],
    times: [...times],
    emergencyContact: name === '' && phone === '' ? null : { name, phone },
    consents: { terms: true, sharing: true, notForEmergencies: true },
  };
}

/** Reads a stored draft and drops unknown values. */
export function readPatientDraft(stored: unknown): PatientForm {
  return {
    reasons: someAt(speciality.options, stored, 'reasons'),
    inOwnWords: textAt(stored, 'inOwnWords'),
    kinds: someAt(providerKind.options, stored, 'kinds'),
    languages: someAt(language.options, stored, 'languages'),
    preferredGender: oneAt(gender.options, stored, 'preferredGender') ?? 'ANY',
    faithInCare: oneAt(faithInCare.options, stored, 'faithInCare') ?? 'UNSAID',
    modes: someAt(sessionMode.options, stored, 'modes'),
    times: someAt(preferredTime.options, stored, 'times'),
    contactName: textAt(stored, 'contactName'),
    contactPhone: textAt(stored, 'contactPhone'),
    measures: readMeasureDrafts(own(stored, 'measures')),
  };
}
