import { describe, expect, it } from 'vitest';
import { noMeasures } from './measure-draft.ts';
import { emptyPatientForm } from './patient-form.ts';
import type { PatientForm } from './patient-form.ts';
import { noConsents, patientFieldOf, patientProblems } from './patient-problems.ts';

const right: PatientForm = { ...emptyPatientForm, reasons: ['SLEEP'], languages: ['en'], modes: ['ONLINE'] };
const agreed = { terms: true, sharing: true, notForEmergencies: true };
const names = (form: PatientForm, consents: typeof agreed | null = null) =>
  patientProblems(form, consents).map(({ name }) => name);
const phq = (answers: (number | null)[], isWanted = true, isSent = false): PatientForm => ({
  ...right,
  measures: { ...noMeasures, PHQ_9: { isWanted, isSent, answers, difficulty: null } },
});

describe('problems of the onboarding answers [ERROR-2]', () => {
  it.each([
    [emptyPatientForm, ['reasons', 'languages', 'modes']],
    [right, []],
    [{ ...right, inOwnWords: 'a'.repeat(2000) }, []],
    [{ ...right, inOwnWords: ` ${'a'.repeat(2001)}` }, ['inOwnWords']],
    [{ ...right, contactName: 'Samira' }, ['contactPhone']],
    [{ ...right, contactPhone: '+1 718 555 0142' }, ['contactName']],
    [{ ...right, contactName: ' ', contactPhone: '  ' }, []],
    [{ ...right, contactName: 'س'.repeat(121), contactPhone: '911' }, ['contactName', 'contactPhone']],
    [phq([1, 1, null, 1, 1, 1, 1, 1, 1]), ['PHQ_9.3']],
    [phq([]), ['PHQ_9.1']],
    [phq([1], false), []],
    [phq([1], true, true), []],
    [phq([0, 0, 0, 0, 0, 0, 0, 0, 0]), []],
  ] satisfies [PatientForm, string[]][])('%#', (form, expected) => {
    expect(names(form)).toEqual(expected);
  });

  it('requires consent of a signed-in user, not of a visitor', () => {
    expect(names(right, noConsents)).toEqual(['terms', 'sharing', 'notForEmergencies']);
    expect(names(right, { ...agreed, sharing: false })).toEqual(['sharing']);
    expect(names(right, agreed)).toEqual([]);
  });

  it.each([
    ['answers.reasons', { step: 'reasons', name: 'reasons' }],
    ['answers.emergencyContact.phone', { step: 'contact', name: 'contactPhone' }],
    ['answers.emergencyContact.name', { step: 'contact', name: 'contactName' }],
    ['answers.modes.0', { step: 'meeting', name: 'modes' }],
    ['constructor', null],
    ['', null],
  ])('maps the server field %j to the form', (name, expected) => {
    expect(patientFieldOf(name)).toEqual(expected);
  });
});
