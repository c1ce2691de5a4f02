import type * as v from 'valibot';
import {
  listOwnApplications,
  saveApplication,
  submitApplication,
  uploadApplicationDocument,
  withdrawApplication,
} from '../cloud/applications.ts';
import type { applicationDecision, providerApplication } from '../schemas/application.ts';
import type { credentialDocument } from '../schemas/document.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { pdf } from './values.ts';

const now = '2026-11-24T15:00:00.000Z';

const begun: v.InferInput<typeof applicationDecision> = {
  status: 'DRAFT',
  at: '2026-11-20T09:40:00.000Z',
  by: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  note: null,
};

const letter: v.InferInput<typeof credentialDocument> = {
  id: 'doc-8z5gxhy9wu',
  kind: 'REFERENCE_LETTER',
  fileName: 'letter-from-my-team-lead.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 86093,
  status: 'UNDER_REVIEW',
  uploadedAt: '2026-11-20T09:40:00.000Z',
  reviewedAt: null,
  problem: null,
};

const draft: v.InferInput<typeof providerApplication> = {
  kind: 'MENTOR',
  specialities: ['ANXIETY', 'WORK_STRESS'],
  languages: ['en', 'ar'],
  yearsOfExperience: 1,
  statement:
    'A year ago I could not take an elevator. I am not through with it, but I know the first weeks by heart, and I would like to sit beside someone who is in them. I would only begin once Dr. Rahman says that it is time.',
  credentials: [],
  references: [
    { name: 'Rania Haddad', relation: 'Team lead at work, knows the whole story', email: 'rania.h@example.org' },
  ],
  id: 'apl-3k9w5x2m',
  applicant: { id: 'usr-4f1c9a', displayName: 'Layla Haddad', email: 'patient@demo.test' },
  status: 'DRAFT',
  submittedAt: null,
  documents: [letter],
  decisions: [begun],
  createdAt: '2026-11-20T09:40:00.000Z',
  updatedAt: '2026-11-20T09:40:00.000Z',
  version: 1,
};

export const applicationExamples: readonly AnyExample[] = [
  exampleOf(listOwnApplications, {
    input: {},
    response: { items: [draft] },
  }),
  exampleOf(saveApplication, {
    input: { body: { version: 1, yearsOfExperience: 2, languages: ['en', 'ar'] } },
    response: { ...draft, yearsOfExperience: 2, updatedAt: now, version: 2 },
  }),
  exampleOf(uploadApplicationDocument, {
    input: {
      params: { id: 'apl-3k9w5x2m' },
      body: { document: pdf('letter-from-dr-rahman.pdf'), kind: 'REFERENCE_LETTER' },
    },
    response: {
      ...draft,
      documents: [
        letter,
        {
          id: 'doc-d52f8e9231',
          kind: 'REFERENCE_LETTER',
          fileName: 'letter-from-dr-rahman.pdf',
          mediaType: 'application/pdf',
          sizeBytes: 15,
          status: 'UNDER_REVIEW',
          uploadedAt: '2026-11-24T15:00:00.000Z',
          reviewedAt: null,
          problem: null,
        },
      ],
      updatedAt: now,
      version: 2,
    },
  }),
  exampleOf(submitApplication, {
    input: { params: { id: 'apl-3k9w5x2m' } },
    response: {
      ...draft,
      status: 'SUBMITTED',
      submittedAt: now,
      decisions: [begun, { ...begun, status: 'SUBMITTED', at: now }],
      updatedAt: now,
      version: 2,
    },
  }),
  exampleOf(withdrawApplication, {
    input: { params: { id: 'apl-3k9w5x2m' } },
    response: {
      ...draft,
      status: 'WITHDRAWN',
      decisions: [begun, { ...begun, status: 'WITHDRAWN', at: now }],
      updatedAt: now,
      version: 2,
    },
  }),
];
