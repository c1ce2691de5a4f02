import { is, saveApplication } from '@sakina/platform/contract';
import type { CredentialDocument } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import {
  contentOf,
  emptyApplication,
  formOfApplication,
  formOfOnboarding,
  readApplicationDraft,
  hasSameContent,
  withCredential,
  withReference,
} from './application-form.ts';
import type { ApplicationForm } from './application-form.ts';
import { applicationFieldOf, applicationProblems, noConfirmations } from './application-problems.ts';

const confirmed = { truthful: true, contact: true };
const whole: ApplicationForm = {
  kind: 'THERAPIST',
  years: 8,
  statement: 'Eight years in a clinic have taught me to work briefly and plainly, and I would like to offer that here.',
  specialities: ['SLEEP'],
  languages: ['en', 'ar'],
  credentials: [
    {
      key: 1,
      title: 'Clinical social worker',
      issuer: 'State board',
      number: 'CW 019922',
      state: 'PA',
      expiresOn: '2027-03-31',
    },
  ],
  references: [{ key: 1, name: 'Dr. Helen Marsh', relation: 'Clinical director', email: 'h.marsh@example.org' }],
};
const paper: CredentialDocument = {
  id: 'doc-1',
  kind: 'LICENSE',
  fileName: 'a.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 5,
  status: 'UNDER_REVIEW',
  uploadedAt: '2026-11-24T15:00:00Z',
  reviewedAt: null,
  problem: null,
};
const parts = Object.keys(whole) as (keyof ApplicationForm)[];
const row = whole.credentials[0];
const person = whole.references[0];

describe('an application [ROUTE-31]', () => {
  it('fits the contract and can be submitted when complete', () => {
    expect(applicationProblems(whole, [paper], confirmed)).toEqual([]);
    expect(saveApplication.body && is(saveApplication.body, { ...contentOf(whole, parts), version: 0 })).toBe(true);
  });

  it('reports all missing answers when empty, in the order of its steps', () => {
    expect(
      applicationProblems(emptyApplication, [], noConfirmations).map(({ step, name }) => `${step} ${name}`),
    ).toEqual([
      'person kind',
      'person years',
      'person statement',
      'work specialities',
      'work languages',
      'references references',
      'documents documents',
      'review truthful',
      'review contact',
    ]);
  });

  it.each<[string, Partial<ApplicationForm>, string, string]>([
    ['a statement of two words', { statement: 'Let me.' }, 'statement', 'problem.statementShort'],
    ['10,000 characters', { statement: 'x'.repeat(10_000) }, 'statement', 'problem.tooLong'],
    [
      'a therapist without a number',
      { credentials: row ? [{ ...row, number: '' }] : [] },
      'credential-1-number',
      'problem.credentialTherapist',
    ],
    ['a therapist without a license', { credentials: [] }, 'credentials', 'problem.credentialTherapist'],
    ['an imam without training', { kind: 'IMAM', credentials: [] }, 'credentials', 'problem.credentialImam'],
    [
      'a number that is none',
      { credentials: row ? [{ ...row, number: 'pending' }] : [] },
      'credential-1-number',
      'problem.licenseNumberWrong',
    ],
    [
      'an address without a dot',
      { references: person ? [{ ...person, email: 'me@home' }] : [] },
      'reference-1-email',
      'problem.referenceEmailWrong',
    ],
    [
      'a reference without a name',
      { references: person ? [{ ...person, name: ' ' }] : [] },
      'reference-1-name',
      'problem.referenceName',
    ],
  ])('reports %s', (_, changes, name, text) => {
    expect(applicationProblems({ ...whole, ...changes }, [paper], confirmed)).toEqual([
      expect.objectContaining({ name, text }),
    ]);
  });

  it('requires no credential of a mentor', () => {
    expect(applicationProblems({ ...whole, kind: 'MENTOR', credentials: [] }, [paper], confirmed)).toEqual([]);
  });

  it('has the same content after a save, whatever the keys of its rows', () => {
    const stored = readApplicationDraft(
      JSON.parse(JSON.stringify({ ...whole, credentials: whole.credentials.map((one) => ({ ...one, key: 7 })) })),
    );
    expect(hasSameContent(stored, whole)).toBe(true);
    expect(hasSameContent({ ...stored, years: 9 }, whole)).toBe(false);
  });

  it.each([null, 'x', { credentials: 'x', references: { 0: {} }, kind: 'CAPTAIN', years: Number.NaN }])(
    'reads %j of a storage as nothing',
    (stored) => {
      expect(readApplicationDraft(stored)).toEqual(emptyApplication);
    },
  );

  it('sends only the named parts', () => {
    expect(contentOf({ ...whole, statement: '  Hello. ' }, ['statement'])).toEqual({ statement: 'Hello.' });
  });

  it('starts with the license and the text of the onboarding answers', () => {
    const answers = {
      licenseNumber: 'PSY 1234',
      licenseState: null,
      yearsOfPractice: 4,
      specialities: ['SLEEP' as const],
      languages: ['en' as const],
      modes: ['ONLINE' as const],
      hoursAWeek: 3,
      persona: 'THERAPIST' as const,
    };
    expect(formOfOnboarding(answers)).toMatchObject({
      kind: 'THERAPIST',
      years: 4,
      credentials: [{ number: 'PSY 1234', state: '' }],
    });
    expect(formOfOnboarding({ persona: 'TOPICS', topics: ['SLEEP'], note: null })).toEqual(emptyApplication);
  });

  it('gives a new row a unique key after one was removed', () => {
    const rows = withCredential(withCredential([]));
    expect(withCredential(rows.slice(1)).map(({ key }) => key)).toEqual([2, 3]);
    expect(withReference([]).map(({ key }) => key)).toEqual([1]);
  });

  it('reads null for missing values', () => {
    expect(
      formOfApplication({
        ...whole,
        yearsOfExperience: null,
        credentials: [{ title: 'BA', issuer: 'X', number: null, state: null, expiresOn: null }],
        references: [],
        kind: 'MENTOR',
        specialities: [],
        languages: [],
      }).credentials,
    ).toEqual([{ key: 1, title: 'BA', issuer: 'X', number: '', state: '', expiresOn: '' }]);
  });

  it.each([
    ['credentials.0.number', { step: 'papers', name: 'credential-1-number' }],
    ['references.0.email', { step: 'references', name: 'reference-1-email' }],
    ['references.9.email', { step: 'references', name: 'references' }],
    ['yearsOfExperience', { step: 'person', name: 'years' }],
    ['documents', { step: 'documents', name: 'documents' }],
    ['version', null],
  ])('maps the server field %s to the form', (name, place) => {
    expect(applicationFieldOf(name, whole)).toEqual(place);
  });
});
