import { answerLimits } from '@sakina/platform/contract';
import type { ProviderKind } from '@sakina/platform/contract';
import type { Problem as FormProblem } from '../../shared/application-form/index.ts';
import type { JoiningMessage } from '../messages/index.ts';
import type { JoiningForm } from './joining-form.ts';
import { isLicenceNumber } from './licence.ts';

/** The steps of all three forms, in order. */
export const joiningSteps = ['about', 'work', 'time', 'review'] as const;
export type JoiningStep = (typeof joiningSteps)[number];

/** The promises at the end; given with each submission, so never stored. */
export interface Promises {
  truthful: boolean;
  conduct: boolean;
  /** Mentors only: they work under supervision. */
  supervision: boolean;
}

export const noPromises: Promises = { truthful: false, conduct: false, supervision: false };

/** The message gets `count` as its `limit`. */
export type Problem<Step extends string = string> = FormProblem<Step, JoiningMessage>;

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** The problem of a required text, or null. */
function textProblem(text: string, missing: JoiningMessage, limit: number): Pick<Problem, 'text' | 'count'> | null {
  const { length } = text.trim();
  if (length === 0) return { text: missing };
  return length > limit ? { text: 'problem.tooLong', count: limit } : null;
}

function aboutProblems(kind: ProviderKind, form: JoiningForm): Problem<JoiningStep>[] {
  const found: Problem<JoiningStep>[] = [];
  const add = (name: keyof JoiningForm, problem: Pick<Problem, 'text' | 'count'> | null) =>
    problem && found.push({ step: 'about', name, ...problem });
  if (kind === 'THERAPIST') {
    if (form.licenseNumber.trim() === '') add('licenseNumber', { text: 'problem.licenseNumber' });
    else if (!isLicenceNumber(form.licenseNumber)) add('licenseNumber', { text: 'problem.licenseNumberWrong' });
    if (form.licenseState === '') add('licenseState', { text: 'problem.licenseState' });
  }
  if (kind === 'IMAM') {
    add('training', textProblem(form.training, 'problem.training', answerLimits.training));
    if (form.institution.trim().length > answerLimits.institution)
      add('institution', { text: 'problem.tooLong', count: answerLimits.institution });
  }
  if (kind === 'MENTOR') add('experience', textProblem(form.experience, 'problem.experience', answerLimits.experience));
  else if (form.years === null) add('years', { text: 'problem.years' });
  else if (!isWhole(form.years, 0, answerLimits.years))
    add('years', { text: 'problem.yearsWrong', count: answerLimits.years });
  return found;
}

/** All problems of a form, in the order of its steps; empty once it can be submitted. */
export function joiningProblems(kind: ProviderKind, form: JoiningForm, promises: Promises): Problem<JoiningStep>[] {
  const found = aboutProblems(kind, form);
  if (form.specialities.length === 0) found.push({ step: 'work', name: 'specialities', text: 'problem.specialities' });
  if (form.languages.length === 0) found.push({ step: 'work', name: 'languages', text: 'problem.languages' });
  if (kind === 'THERAPIST' && form.modes.length === 0)
    found.push({ step: 'time', name: 'modes', text: 'problem.modes' });
  if (form.hoursAWeek === null) found.push({ step: 'time', name: 'hoursAWeek', text: 'problem.hours' });
  else if (!isWhole(form.hoursAWeek, 1, answerLimits.hoursAWeek))
    found.push({ step: 'time', name: 'hoursAWeek', text: 'problem.hoursWrong', count: answerLimits.hoursAWeek });
  if (!promises.truthful) found.push({ step: 'review', name: 'truthful', text: 'problem.truthful' });
  if (!promises.conduct) found.push({ step: 'review', name: 'conduct', text: 'problem.conduct' });
  if (kind === 'MENTOR' && !promises.supervision)
    found.push({ step: 'review', name: 'supervision', text: 'problem.supervision' });
  return found;
}

/**
 * The form field for a field name in the server's response, with its step; null for one that the form does not show.
 */
export function joiningFieldOf(serverName: string): { step: JoiningStep; name: string } | null {
  const name = serverName.replace(/^answers\./, '').split('.')[0] ?? '';
  const places: Readonly<Record<string, { step: JoiningStep; name: string }>> = {
    licenseNumber: { step: 'about', name },
    licenseState: { step: 'about', name },
    institution: { step: 'about', name },
    training: { step: 'about', name },
    experience: { step: 'about', name },
    yearsOfPractice: { step: 'about', name: 'years' },
    yearsOfService: { step: 'about', name: 'years' },
    specialities: { step: 'work', name },
    languages: { step: 'work', name },
    offersMarriageCounsel: { step: 'work', name },
    modes: { step: 'time', name },
    hoursAWeek: { step: 'time', name },
    acceptsSupervision: { step: 'review', name: 'supervision' },
  };
  return Object.hasOwn(places, name) ? (places[name] ?? null) : null;
}
