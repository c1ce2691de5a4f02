import { is, language, sessionMode, speciality, usState } from '@sakina/platform/contract';
import type {
  Language,
  OnboardingAnswers,
  ProviderKind,
  SessionMode,
  Speciality,
  UsState,
} from '@sakina/platform/contract';
import { own } from '@sakina/platform/domain';
import { numberAt, someAt, textAt } from '../../shared/application-form/index.ts';

/** Where a licence was issued: a state of the USA, abroad, or not answered yet. */
export type LicencePlace = UsState | 'ABROAD' | '';

/** The onboarding form of a provider; each kind of provider fills in its own part. */
export interface JoiningForm {
  licenseNumber: string;
  licenseState: LicencePlace;
  /** Years of practice or service; null while unanswered. */
  years: number | null;
  institution: string;
  training: string;
  experience: string;
  specialities: readonly Speciality[];
  languages: readonly Language[];
  offersMarriageCounsel: boolean;
  modes: readonly SessionMode[];
  /** Hours a week; null while unanswered. */
  hoursAWeek: number | null;
}

export const emptyJoining: JoiningForm = {
  licenseNumber: '',
  licenseState: '',
  years: null,
  institution: '',
  training: '',
  experience: '',
  specialities: [],
  languages: [],
  offersMarriageCounsel: false,
  modes: [],
  hoursAWeek: null,
};

type OffererAnswers = Extract<OnboardingAnswers, { persona: ProviderKind }>;

/** The form filled with earlier answers; those of other personas are ignored. */
export function formOf(answers: OnboardingAnswers | undefined): JoiningForm {
  if (answers === undefined || answers.persona === 'PATIENT' || answers.persona === 'TOPICS') return emptyJoining;
  const { specialities, languages, hoursAWeek } = answers;
  const shared = { ...emptyJoining, specialities, languages, hoursAWeek };
  switch (answers.persona) {
    case 'THERAPIST':
      return {
        ...shared,
        licenseNumber: answers.licenseNumber,
        licenseState: answers.licenseState ?? 'ABROAD',
        years: answers.yearsOfPractice,
        modes: answers.modes,
      };
    case 'IMAM':
      return {
        ...shared,
        institution: answers.institution ?? '',
        training: answers.training,
        years: answers.yearsOfService,
        offersMarriageCounsel: answers.offersMarriageCounsel,
      };
    case 'MENTOR':
      return { ...shared, experience: answers.experience };
  }
}

/** The answers as submitted. Call it once the form has no problems: unanswered numbers become their minimum. */
export function answersOf(kind: ProviderKind, form: JoiningForm): OffererAnswers {
  const shared = {
    specialities: [...form.specialities],
    languages: [...form.languages],
    hoursAWeek: form.hoursAWeek ?? 1,
  };
  switch (kind) {
    case 'THERAPIST':
      return {
        persona: 'THERAPIST',
        ...shared,
        licenseNumber: form.licenseNumber.trim(),
        yearsOfPractice: form.years ?? 0,
        modes: [...form.modes],
        licenseState: form.licenseState === 'ABROAD' || form.licenseState === '' ? null : form.licenseState,
      };
    case 'IMAM':
      return {
        persona: 'IMAM',
        ...shared,
        institution: form.institution.trim() || null,
        training: form.training.trim(),
        yearsOfService: form.years ?? 0,
        offersMarriageCounsel: form.offersMarriageCounsel,
      };
    case 'MENTOR':
      return { persona: 'MENTOR', ...shared, experience: form.experience.trim(), acceptsSupervision: true };
  }
}

/** Reads a stored draft and drops values that do not fit the form. */
export function readJoiningDraft(value: unknown): JoiningForm {
  const place = textAt(value, 'licenseState');
  return {
    licenseNumber: textAt(value, 'licenseNumber'),
    licenseState: is(usState, place) ? place : place === 'ABROAD' ? 'ABROAD' : '',
    years: numberAt(value, 'years'),
    institution: textAt(value, 'institution'),
    training: textAt(value, 'training'),
    experience: textAt(value, 'experience'),
    specialities: someAt(speciality.options, value, 'specialities'),
    languages: someAt(language.options, value, 'languages'),
    modes: someAt(sessionMode.options, value, 'modes'),
    offersMarriageCounsel: own(value, 'offersMarriageCounsel') === true,
    hoursAWeek: numberAt(value, 'hoursAWeek'),
  };
}
