import { describe, expect, it } from 'vitest';
import { nextReminderAt, seemsToNameDiagnosis } from './invoice-words.ts';

describe('a line of an invoice', () => {
  it.each([
    'Session, F41.1',
    'f32 follow-up',
    'Z63.0 couple session',
    'Depression: weekly session',
    'Group for PTSD',
    'Diagnosis on request',
    'جلسة لعلاج الاكتئاب',
    'متابعة اضطراب القلق',
  ])('is stopped where it names a diagnosis: %s', (text) => expect(seemsToNameDiagnosis(text)).toBe(true));

  it.each([
    'Individual session',
    'Psychotherapy, 53 minutes (90837)',
    'Missed session: Couples session',
    'Room B12, one hour',
    'Addition to the invoice of May',
    'Session for grief and loss',
    'جلسة فردية',
  ])('may say what was done: %s', (text) => expect(seemsToNameDiagnosis(text)).toBe(false));
});

it('a client is reminded at most once in three days', () => {
  expect(nextReminderAt(null)).toBeNull();
  expect(nextReminderAt('2026-11-24T15:00:00.000Z')).toBe(Date.parse('2026-11-27T15:00:00.000Z'));
});
