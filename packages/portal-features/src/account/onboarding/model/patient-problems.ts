import { answerLimits } from '@sakina/platform/contract';
import { isPhone } from '@sakina/platform/domain';
import type { Problem as FormProblem } from '../../shared/application-form/index.ts';
import type { OnboardingMessage } from '../messages/index.ts';
import { firstOpen, openCount } from './measure-draft.ts';
import type { PatientForm } from './patient-form.ts';

/** The steps in order; the last one submits. */
export const patientSteps = ['reasons', 'wishes', 'meeting', 'questions', 'contact', 'review'] as const;
export type PatientStep = (typeof patientSteps)[number];

/** What the user agrees to when submitting. */
export interface Consents {
  terms: boolean;
  sharing: boolean;
  notForEmergencies: boolean;
}

export const noConsents: Consents = { terms: false, sharing: false, notForEmergencies: false };
/** The consents in the order of the form. */
export const consentNames = ['terms', 'sharing', 'notForEmergencies'] as const satisfies readonly (keyof Consents)[];

export type Problem<Step extends string = string> = FormProblem<Step, OnboardingMessage>;

function contactProblems({ contactName, contactPhone }: PatientForm): Problem<PatientStep>[] {
  const [name, phone] = [contactName.trim(), contactPhone.trim()];
  if (name === '' && phone === '') return [];
  const step = 'contact';
  return [
    ...(name === '' ? [{ step, name: 'contactName', text: 'problem.contactName' } as const] : []),
    ...(name.length > answerLimits.contactName
      ? [{ step, name: 'contactName', text: 'problem.tooLong', count: answerLimits.contactName } as const]
      : []),
    ...(isPhone(phone) ? [] : [{ step, name: 'contactPhone', text: 'problem.contactPhone' } as const]),
  ];
}

/**
 * All problems of the answers, in the order of the form.
 * @param consents The given consents; null for a signed-out visitor, who is not asked for them yet.
 */
export function patientProblems(form: PatientForm, consents: Consents | null): Problem<PatientStep>[] {
  const measures = (['PHQ_9', 'GAD_7'] as const).flatMap((which) => {
    const count = openCount(which, form.measures[which]);
    return count === 0
      ? []
      : [
          {
            step: 'questions',
            name: `${which}.${firstOpen(which, form.measures[which]) + 1}`,
            text: `problem.open.${which}`,
            count,
          } as const,
        ];
  });
  return [
    ...(form.reasons.length === 0 ? [{ step: 'reasons', name: 'reasons', text: 'problem.reasons' } as const] : []),
    ...(form.inOwnWords.trim().length > answerLimits.inOwnWords
      ? [{ step: 'reasons', name: 'inOwnWords', text: 'problem.tooLong', count: answerLimits.inOwnWords } as const]
      : []),
    ...(form.languages.length === 0 ? [{ step: 'wishes', name: 'languages', text: 'problem.languages' } as const] : []),
    ...(form.modes.length === 0 ? [{ step: 'meeting', name: 'modes', text: 'problem.modes' } as const] : []),
    ...measures,
    ...contactProblems(form),
    ...(consents === null
      ? []
      : consentNames
          .filter((name) => !consents[name])
          .map((name) => ({ step: 'review', name, text: `problem.consent.${name}` }) as const)),
  ];
}

/**
 * The form field for a field name in the server's response (`answers.emergencyContact.phone`); null for one that the
 * form does not show.
 */
export function patientFieldOf(name: string): { step: PatientStep; name: string } | null {
  const path = name.replace(/^answers\./, '');
  if (path.startsWith('emergencyContact'))
    return { step: 'contact', name: path.endsWith('phone') ? 'contactPhone' : 'contactName' };
  const [field = ''] = path.split('.');
  const step = Object.hasOwn(FIELD_STEPS, field) ? FIELD_STEPS[field] : undefined;
  return step === undefined ? null : { step, name: field };
}

const FIELD_STEPS: Readonly<Partial<Record<string, PatientStep>>> = {
  reasons: 'reasons',
  inOwnWords: 'reasons',
  kinds: 'wishes',
  languages: 'wishes',
  preferredGender: 'wishes',
  faithInCare: 'wishes',
  modes: 'meeting',
  times: 'meeting',
};
