import type { ProviderKind } from '@sakina/platform/contract';
import { onboardingAnswers, safeParse } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { answersOf, emptyJoining, formOf, readJoiningDraft } from './joining-form.ts';
import type { JoiningForm } from './joining-form.ts';
import { joiningFieldOf, joiningProblems, noPromises } from './joining-problems.ts';

const all = { truthful: true, conduct: true, supervision: true };
const work = { specialities: ['SLEEP'], languages: ['en'], hoursAWeek: 4 } as const;
const whole: Record<ProviderKind, JoiningForm> = {
  THERAPIST: { ...emptyJoining, ...work, licenseNumber: 'PSY 021847', licenseState: 'NY', years: 3, modes: ['ONLINE'] },
  IMAM: { ...emptyJoining, ...work, training: 'Hanafi fiqh', years: 0 },
  MENTOR: { ...emptyJoining, ...work, experience: 'I came back.' },
};
const kinds = Object.keys(whole) as ProviderKind[];

describe('the onboarding answers of a provider [ROUTE-10]', () => {
  it.each(kinds)('of a %s fit the contract when complete', (kind) => {
    expect(joiningProblems(kind, whole[kind], all)).toEqual([]);
    expect(safeParse(onboardingAnswers, answersOf(kind, whole[kind])).success).toBe(true);
  });

  it.each(kinds)('of a %s fill the form again unchanged', (kind) => {
    expect(formOf(answersOf(kind, whole[kind]))).toEqual(whole[kind]);
    expect(readJoiningDraft(JSON.parse(JSON.stringify(whole[kind])))).toEqual(whole[kind]);
  });

  it.each<[ProviderKind, string[]]>([
    [
      'THERAPIST',
      [
        'licenseNumber',
        'licenseState',
        'years',
        'specialities',
        'languages',
        'modes',
        'hoursAWeek',
        'truthful',
        'conduct',
      ],
    ],
    ['IMAM', ['training', 'years', 'specialities', 'languages', 'hoursAWeek', 'truthful', 'conduct']],
    ['MENTOR', ['experience', 'specialities', 'languages', 'hoursAWeek', 'truthful', 'conduct', 'supervision']],
  ])('of a %s report %j as missing when empty, in this order', (kind, fields) => {
    expect(joiningProblems(kind, emptyJoining, noPromises).map(({ name }) => name)).toEqual(fields);
  });

  it.each<[string, ProviderKind, Partial<JoiningForm>, string]>([
    ['nonsense for a license', 'THERAPIST', { licenseNumber: 'soon' }, 'problem.licenseNumberWrong'],
    ['half a year', 'THERAPIST', { years: 0.5 }, 'problem.yearsWrong'],
    ['a life too long', 'IMAM', { years: 71 }, 'problem.yearsWrong'],
    ['no hours', 'IMAM', { hoursAWeek: 0 }, 'problem.hoursWrong'],
    ['too many hours a week', 'MENTOR', { hoursAWeek: 61 }, 'problem.hoursWrong'],
    ['10,000 characters', 'MENTOR', { experience: 'x'.repeat(10_000) }, 'problem.tooLong'],
    ['blanks alone', 'IMAM', { training: ' \n ' }, 'problem.training'],
    ['an endless institution', 'IMAM', { institution: 'م'.repeat(161) }, 'problem.tooLong'],
  ])('report %s', (_, kind, changes, text) => {
    expect(joiningProblems(kind, { ...whole[kind], ...changes }, all).map((problem) => problem.text)).toEqual([text]);
  });

  it('contain no state for a license from abroad', () => {
    expect(answersOf('THERAPIST', { ...whole.THERAPIST, licenseState: 'ABROAD' })).toMatchObject({
      licenseState: null,
    });
    expect(formOf(answersOf('THERAPIST', { ...whole.THERAPIST, licenseState: 'ABROAD' })).licenseState).toBe('ABROAD');
  });

  it.each([
    null,
    'text',
    [],
    { form: 1 },
    { licenseState: 'XX', specialities: ['constructor'], years: 'many', languages: 'en', modes: [null] },
  ])('ignore %j as a stored draft', (stored) => {
    expect(readJoiningDraft(stored)).toEqual(emptyJoining);
  });

  it.each([
    ['answers.yearsOfPractice', { step: 'about', name: 'years' }],
    ['answers.specialities.0', { step: 'work', name: 'specialities' }],
    ['answers.acceptsSupervision', { step: 'review', name: 'supervision' }],
    ['answers.toString', null],
    ['persona', null],
  ])('map the server field %s to the form', (name, place) => {
    expect(joiningFieldOf(name)).toEqual(place);
  });
});
