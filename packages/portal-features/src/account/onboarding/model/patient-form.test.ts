import { onboardingAnswers, parse } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { emptyPatientForm, patientAnswersOf, patientFormOf, readPatientDraft } from './patient-form.ts';
import type { PatientForm } from './patient-form.ts';

const full: PatientForm = {
  ...emptyPatientForm,
  reasons: ['GRIEF', 'SLEEP'],
  inOwnWords: '  <b>الليالي</b> طويلة 🌙 ',
  kinds: ['IMAM'],
  languages: ['ar'],
  preferredGender: 'FEMALE',
  faithInCare: 'CENTRAL',
  modes: ['ONLINE'],
  times: ['EVENING'],
  contactName: ' سميرة ',
  contactPhone: ' +1 718 555 0142 ',
};

describe('the patient onboarding form', () => {
  it('produces answers that fit the contract, text trimmed but otherwise unchanged [ROUTE-10]', () => {
    expect(parse(onboardingAnswers, patientAnswersOf(full))).toMatchObject({
      persona: 'PATIENT',
      inOwnWords: '<b>الليالي</b> طويلة 🌙',
      preferredGender: 'FEMALE',
      faithInCare: 'CENTRAL',
      emergencyContact: { name: 'سميرة', phone: '+1 718 555 0142' },
    });
  });

  it('submits unanswered questions as null or empty', () => {
    const least = {
      ...emptyPatientForm,
      reasons: ['SLEEP'],
      languages: ['en'],
      modes: ['ONLINE'],
    } satisfies PatientForm;
    expect(parse(onboardingAnswers, patientAnswersOf(least))).toMatchObject({
      inOwnWords: null,
      preferredGender: null,
      faithInCare: null,
      emergencyContact: null,
      kinds: [],
      times: [],
    });
  });

  it('starts with earlier answers, or with the language of the page for a new user', () => {
    expect(patientFormOf(patientAnswersOf(full), 'en')).toMatchObject({
      reasons: ['GRIEF', 'SLEEP'],
      languages: ['ar'],
      contactName: 'سميرة',
    });
    expect(patientFormOf(undefined, 'ar').languages).toEqual(['ar']);
    expect(patientFormOf(undefined, 'de').languages).toEqual([]);
    expect(patientFormOf({ persona: 'TOPICS', topics: ['SLEEP'], note: null }, 'en').reasons).toEqual([]);
  });

  it('is restored from a draft unchanged', () => {
    expect(readPatientDraft(JSON.parse(JSON.stringify(full)))).toMatchObject({
      ...full,
      measures: expect.anything() as unknown,
    });
  });

  it.each([
    [null],
    [undefined],
    ['text'],
    [7],
    [[]],
    [{ reasons: 'SLEEP', languages: [1, null], modes: {}, inOwnWords: 3, measures: 'x' }],
    [
      {
        reasons: ['NOTHING', '__proto__'],
        preferredGender: 'ANYBODY',
        faithInCare: [],
        measures: { PHQ_9: { answers: [9, '1'], isWanted: 'yes' } },
      },
    ],
  ])('drops unknown values of a stored draft: %j', (stored) => {
    const read = readPatientDraft(stored);
    expect(read).toMatchObject({
      reasons: [],
      languages: [],
      modes: [],
      inOwnWords: '',
      preferredGender: 'ANY',
      faithInCare: 'UNSAID',
    });
    expect(read.measures.PHQ_9.isWanted).toBe(false);
    expect(read.measures.PHQ_9.answers.every((answer) => answer === null)).toBe(true);
  });
});
