import {
  answerClientConsent,
  listClientConsents,
  listOwnClientConsents,
  requestClientConsent,
  withdrawClientConsent,
  withdrawOwnClientConsent,
} from '../cloud/client-consents.ts';
import { listEndedCare, readmitClient } from '../cloud/clients.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

const jonas = { id: 'usr-w7tc7j', displayName: 'Jonas Keller' };

const recording = {
  id: 'cst-l3rec',
  clientId: 'usr-4f1c9a',
  kind: 'RECORDING' as const,
  status: 'GIVEN' as const,
  textVersion: 2,
  currentVersion: 2,
  language: 'en' as const,
  recipient: null,
  requestedAt: '2026-10-11T15:00:00.000Z',
  decidedAt: '2026-10-11T15:00:00.000Z',
  decidedByName: 'Layla Haddad',
  how: 'IN_PERSON' as const,
  withdrawal: null,
};

const amina = { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' };
const ownRecording = { ...recording, provider: amina };

/** Of consents and readmission. */
export const careClientExamples: readonly AnyExample[] = [
  exampleOf(readmitClient, {
    input: { params: { id: jonas.id }, body: { version: 3 } },
    response: {
      ...jonas,
      preferredName: null,
      pronouns: 'he/him',
      phone: null,
      emergencyContact: null,
      language: null,
      tags: [],
      risk: null,
      email: 'jonas.w7t@demo.test',
      status: 'ACTIVE',
      since: '2026-09-18',
      lastSessionAt: '2026-11-12T15:00:00.000Z',
      nextSessionAt: null,
      sessionCount: 7,
      unsignedNotes: 0,
      openFlags: 0,
      coverage: null,
      discharge: null,
      earlierDischarges: [
        {
          reason: 'GOALS_MET',
          summary: 'Seven sessions of exposure and video feedback for social anxiety. GAD-7 from 12 to 4.',
          referral: null,
          at: '2026-11-23T20:00:00.000Z',
          byName: 'Dr. Amina Rahman',
        },
      ],
      owed: { notesMissing: 0, measuresDue: 0, planReviewOn: null, unreadMessages: 0, isDischargePending: false },
      version: 4,
    },
  }),
  exampleOf(listClientConsents, {
    input: { params: { id: 'usr-4f1c9a' } },
    response: { items: [recording] },
  }),
  exampleOf(requestClientConsent, {
    input: { params: { id: 'usr-4f1c9a' }, body: { kind: 'RECORDING', language: 'en', recipient: null } },
    response: {
      ...recording,
      id: 'cst-7c1d9e2f',
      status: 'REQUESTED',
      requestedAt: '2026-11-24T15:00:00.000Z',
      decidedAt: null,
      decidedByName: null,
      how: null,
    },
  }),
  exampleOf(withdrawClientConsent, {
    input: { params: { id: 'cst-l3rec' }, body: { notes: 'Said so at the end of the session.' } },
    response: {
      ...recording,
      status: 'WITHDRAWN',
      withdrawal: {
        at: '2026-11-24T15:00:00.000Z',
        recordedByName: 'Dr. Amina Rahman',
        notes: 'Said so at the end of the session.',
      },
    },
  }),
  exampleOf(listEndedCare, {
    input: {},
    response: {
      items: [{ provider: { ...amina, kind: 'THERAPIST' }, endedAt: '2026-11-23T20:00:00.000Z', referral: null }],
    },
  }),
  exampleOf(listOwnClientConsents, { input: {}, response: { items: [ownRecording] } }),
  exampleOf(answerClientConsent, {
    input: { params: { id: 'cst-l5rel' }, body: { answer: 'GIVEN', textVersion: 1 } },
    response: {
      ...ownRecording,
      id: 'cst-l5rel',
      kind: 'RELEASE',
      textVersion: 1,
      currentVersion: 1,
      recipient: 'Rania Haddad, sister',
      requestedAt: '2026-11-22T15:00:00.000Z',
      decidedAt: '2026-11-24T15:00:00.000Z',
      how: 'ONLINE',
    },
  }),
  exampleOf(withdrawOwnClientConsent, {
    input: { params: { id: 'cst-l3rec' } },
    response: {
      ...ownRecording,
      status: 'WITHDRAWN',
      withdrawal: { at: '2026-11-24T15:00:00.000Z', recordedByName: 'Layla Haddad', notes: null },
    },
  }),
];
