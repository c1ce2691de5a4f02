import { onboardingAnswers, parse } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { emptyPatientForm, patientAnswersOf, patientFormOf, readKeptPatientForm } from './patient-form.ts';
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

describe('the form of somebody who looks for help', () => {
  it('is sent as the contract takes it, text trimmed and otherwise as it was typed [ROUTE-10]', () => {
    expect(parse(onboardingAnswers, patientAnswersOf(full))).toMatchObject({
      persona: 'PATIENT',
      inOwnWords: '<b>الليالي</b> طويلة 🌙',
      preferredGender: 'FEMALE',
      faithInCare: 'CENTRAL',
      emergencyContact: { name: 'سميرة', phone: '+1 718 555 0142' },
    });
  });

  it('sends what was left out as nothing', () => {
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

  it('begins with what was answered before, and for somebody new with the language they read', () => {
    expect(patientFormOf(patientAnswersOf(full), 'en')).toMatchObject({
      reasons: ['GRIEF', 'SLEEP'],
      languages: ['ar'],
      contactName: 'سميرة',
    });
    expect(patientFormOf(undefined, 'ar').languages).toEqual(['ar']);
    expect(patientFormOf(undefined, 'de').languages).toEqual([]);
    expect(patientFormOf({ persona: 'TOPICS', topics: ['SLEEP'], note: null }, 'en').reasons).toEqual([]);
  });

  it('comes back from a draft as it was', () => {
    expect(readKeptPatientForm(JSON.parse(JSON.stringify(full)))).toMatchObject({
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
  ])('reads a draft of anyone’s making as far as it knows it: %j', (kept) => {
    const read = readKeptPatientForm(kept);
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
