import { is, language, providerKind, speciality, usState } from '@sakina/platform/contract';
import type {
  ApplicationContent,
  BodyOf,
  Language,
  OnboardingAnswers,
  ProviderApplication,
  ProviderKind,
  Speciality,
  UsState,
  saveApplication,
} from '@sakina/platform/contract';
import { own } from '@sakina/platform/domain';
import { numberAt, rowsAt, someAt, textAt } from '../../shared/application-form/index.ts';
import { formOf } from './joining-form.ts';

/** A licence, degree or appointment in the form. */
export interface CredentialRow {
  /** Identifies the row in the form; never sent. */
  key: number;
  title: string;
  issuer: string;
  number: string;
  /** Empty outside the USA. */
  state: UsState | '';
  /** `YYYY-MM-DD`; empty if it does not expire. */
  expiresOn: string;
}

/** A reference of the applicant, in the form. */
export interface ReferenceRow {
  /** Identifies the row in the form; never sent. */
  key: number;
  name: string;
  relation: string;
  email: string;
}

/** The form of an application. Documents are not part of it: each is uploaded as soon as it is chosen. */
export interface ApplicationForm {
  kind: ProviderKind | '';
  years: number | null;
  statement: string;
  specialities: readonly Speciality[];
  languages: readonly Language[];
  credentials: readonly CredentialRow[];
  references: readonly ReferenceRow[];
}

const noCredential = { title: '', issuer: '', number: '', state: '', expiresOn: '' } as const;
const noReference = { name: '', relation: '', email: '' } as const;

export const emptyApplication: ApplicationForm = {
  kind: '',
  years: null,
  statement: '',
  specialities: [],
  languages: [],
  credentials: [],
  references: [],
};

/** The rows with an empty one added. */
export function withCredential(
  rows: readonly CredentialRow[],
  first: Partial<Omit<CredentialRow, 'key'>> = {},
): CredentialRow[] {
  return [...rows, { ...noCredential, ...first, key: nextKey(rows) }];
}

/** The rows with an empty one added. */
export function withReference(rows: readonly ReferenceRow[]): ReferenceRow[] {
  return [...rows, { ...noReference, key: nextKey(rows) }];
}

const nextKey = (rows: readonly { key: number }[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1;

/** The form filled with an application. */
export function formOfApplication({
  kind,
  yearsOfExperience,
  statement,
  specialities,
  languages,
  credentials,
  references,
}: ApplicationContent): ApplicationForm {
  return {
    kind,
    years: yearsOfExperience,
    statement,
    specialities,
    languages,
    credentials: credentials.map(({ title, issuer, number, state, expiresOn }, index) => ({
      key: index + 1,
      title,
      issuer,
      number: number ?? '',
      state: state ?? '',
      expiresOn: expiresOn ?? '',
    })),
    references: references.map((reference, index) => ({ key: index + 1, ...reference })),
  };
}

/** The form filled with the user's onboarding answers, so that nothing has to be typed twice. */
export function formOfOnboarding(answers: OnboardingAnswers): ApplicationForm {
  if (answers.persona === 'PATIENT' || answers.persona === 'TOPICS') return emptyApplication;
  const { years, specialities, languages, licenseNumber, licenseState, training, experience } = formOf(answers);
  const licence = { number: licenseNumber, state: licenseState === 'ABROAD' ? '' : licenseState } as const;
  return {
    ...emptyApplication,
    kind: answers.persona,
    years,
    specialities,
    languages,
    statement: answers.persona === 'MENTOR' ? experience : training,
    credentials: answers.persona === 'THERAPIST' ? withCredential([], licence) : [],
  };
}

/** The named parts of the form as the content of a save. */
export function contentOf(
  form: ApplicationForm,
  parts: readonly (keyof ApplicationForm)[],
): Omit<BodyOf<typeof saveApplication>, 'version'> {
  const has = (part: keyof ApplicationForm) => parts.includes(part);
  return {
    ...(has('kind') && form.kind !== '' && { kind: form.kind }),
    ...(has('years') && { yearsOfExperience: form.years }),
    ...(has('statement') && { statement: form.statement.trim() }),
    ...(has('specialities') && { specialities: [...form.specialities] }),
    ...(has('languages') && { languages: [...form.languages] }),
    ...(has('credentials') && {
      credentials: form.credentials.map(({ title, issuer, number, state, expiresOn }) => ({
        title: title.trim(),
        issuer: issuer.trim(),
        number: number.trim() || null,
        state: state || null,
        expiresOn: expiresOn || null,
      })),
    }),
    ...(has('references') && {
      references: form.references.map(({ name, relation, email }) => ({
        name: name.trim(),
        relation: relation.trim(),
        email: email.trim(),
      })),
    }),
  };
}

/** Whether two forms have the same content, whatever the keys of their rows. */
export function hasSameContent(one: ApplicationForm, other: ApplicationForm): boolean {
  const all = Object.keys(emptyApplication) as (keyof ApplicationForm)[];
  return JSON.stringify(contentOf(one, all)) === JSON.stringify(contentOf(other, all));
}

/** Reads a stored draft and drops values that do not fit the form. */
export function readApplicationDraft(value: unknown): ApplicationForm {
  const kind = own(value, 'kind');
  const credentials = rowsAt(value, 'credentials', 12).map((row, index): CredentialRow => {
    const state = own(row, 'state');
    return {
      key: index + 1,
      title: textAt(row, 'title'),
      issuer: textAt(row, 'issuer'),
      number: textAt(row, 'number'),
      state: is(usState, state) ? state : '',
      expiresOn: textAt(row, 'expiresOn'),
    };
  });
  return {
    kind: is(providerKind, kind) ? kind : '',
    years: numberAt(value, 'years'),
    statement: textAt(value, 'statement'),
    specialities: someAt(speciality.options, value, 'specialities'),
    languages: someAt(language.options, value, 'languages'),
    credentials,
    references: rowsAt(value, 'references', 5).map((row, index) => ({
      key: index + 1,
      name: textAt(row, 'name'),
      relation: textAt(row, 'relation'),
      email: textAt(row, 'email'),
    })),
  };
}

/** The open application, or the latest closed one; undefined before the first. The list is sorted newest first. */
export function currentOf(applications: readonly ProviderApplication[]): ProviderApplication | undefined {
  return applications.find(({ status }) => !isOver(status)) ?? applications[0];
}

/** Whether a status is final. */
export function isOver(status: ProviderApplication['status']): boolean {
  return status === 'APPROVED' || status === 'DECLINED' || status === 'WITHDRAWN';
}

/** Whether the applicant may edit the application in this status. */
export function isOpenForChanges(status: ProviderApplication['status']): boolean {
  return status === 'DRAFT' || status === 'NEEDS_CHANGES';
}
