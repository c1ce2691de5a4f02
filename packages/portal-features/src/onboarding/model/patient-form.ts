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
import { own } from '@sakina/platform/domain';
import { oneAt, someAt, textAt } from '../../shared/application-form/index.ts';
import { noMeasures, readKeptMeasures } from './measure-draft.ts';
import type { MeasureDrafts } from './measure-draft.ts';

/** What somebody who looks for help fills in. */
export interface PatientForm {
  reasons: readonly Speciality[];
  inOwnWords: string;
  /** Empty is anybody. */
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

/** The answers of somebody who looks for help. */
export type PatientAnswers = Extract<OnboardingAnswers, { persona: 'PATIENT' }>;

/** The form as it opens for somebody who has said nothing yet. */
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
 * The form with what was answered before.
 * @param answers The latest answers of that persona, if any.
 * @param readingLanguage The language that the page is read in, chosen for somebody new where providers speak it.
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

/** The answers as they are sent; empty text is no answer. Consents are given with each sending. */
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
  const phone = contactPhone.trim();
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

/** Reads what was kept of an earlier visit; what it does not know it leaves out. */
export function readKeptPatientForm(kept: unknown): PatientForm {
  return {
    reasons: someAt(speciality.options, kept, 'reasons'),
    inOwnWords: textAt(kept, 'inOwnWords'),
    kinds: someAt(providerKind.options, kept, 'kinds'),
    languages: someAt(language.options, kept, 'languages'),
    preferredGender: oneAt(gender.options, kept, 'preferredGender') ?? 'ANY',
    faithInCare: oneAt(faithInCare.options, kept, 'faithInCare') ?? 'UNSAID',
    modes: someAt(sessionMode.options, kept, 'modes'),
    times: someAt(preferredTime.options, kept, 'times'),
    contactName: textAt(kept, 'contactName'),
    contactPhone: textAt(kept, 'contactPhone'),
    measures: readKeptMeasures(own(kept, 'measures')),
  };
}
