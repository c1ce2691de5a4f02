import { addCoverage, getClaimDraft, listCoverages, listToBill, removeCoverage } from '../cloud/coverage.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** A session of last week: its note is a draft. */
const laylasSession = {
  appointmentId: 'apt-w3f7b2y6',
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  startsAt: '2026-11-17T19:30:00.000Z',
  minutes: 43,
  mode: 'ONLINE' as const,
  serviceName: 'Individual session',
  charge: usd(12000),
  coverage: {
    id: 'cov-zeym68mj',
    insurer: 'AETNA' as const,
    planName: 'Aetna Open Choice PPO',
    memberId: 'W204418837',
  },
  noteId: 'nte-6t2w9d',
  blockers: ['NOTE_NOT_SIGNED' as const],
  rejectedClaimId: null,
  fileBy: '2027-03-17',
};

/** Of what can be billed, and of the coverage that pays it. */
export const careCoverageExamples: readonly AnyExample[] = [
  exampleOf(listToBill, {
    input: {},
    response: {
      items: [
        {
          appointmentId: 'apt-ewf2zwv6',
          client: { id: 'usr-3kew83', displayName: 'Aisha Al Mansoori · عائشة المنصوري' },
          startsAt: '2026-11-23T16:00:00.000Z',
          minutes: 51,
          mode: 'ONLINE',
          serviceName: 'Individual session',
          charge: usd(12000),
          coverage: {
            id: 'cov-upuk9h4c',
            insurer: 'CIGNA',
            planName: 'Cigna Open Access Plus',
            memberId: 'U7719020301',
          },
          noteId: 'nte-zar9bf',
          blockers: ['NOTE_NOT_SIGNED'],
          rejectedClaimId: null,
          fileBy: '2027-02-21',
        },
        {
          appointmentId: 'apt-fs6kytpp',
          client: { id: 'usr-gu9zsg', displayName: 'Omar Siddiqui' },
          startsAt: '2026-11-16T16:00:00.000Z',
          minutes: 44,
          mode: 'ONLINE',
          serviceName: 'Individual session',
          charge: usd(12000),
          coverage: { id: 'cov-9s3b69qv', insurer: 'AETNA', planName: 'Aetna Choice POS II', memberId: 'W118804210' },
          noteId: 'nte-pmm9mw',
          blockers: [],
          rejectedClaimId: 'clm-eu9y598p',
          fileBy: '2027-03-16',
        },
        laylasSession,
        {
          appointmentId: 'apt-x8vibqrp',
          client: { id: 'usr-ikcgfb', displayName: 'Fatima Zahra Benali' },
          startsAt: '2026-11-20T16:00:00.000Z',
          minutes: 45,
          mode: 'ONLINE',
          serviceName: 'Individual session',
          charge: usd(12000),
          coverage: {
            id: 'cov-spjd2uy9',
            insurer: 'BLUE_CROSS',
            planName: 'Blue Cross Bronze 6000',
            memberId: 'XQB440918226',
          },
          noteId: 'nte-t2he8x',
          blockers: ['NOTE_NOT_SIGNED'],
          rejectedClaimId: null,
          fileBy: '2027-11-20',
        },
      ],
    },
  }),
  exampleOf(getClaimDraft, {
    input: { params: { id: 'apt-w3f7b2y6' } },
    response: {
      ...laylasSession,
      placeOfService: '10',
      diagnoses: [
        { code: 'F41.0', description: 'Panic disorder [episodic paroxysmal anxiety]' },
        { code: 'Z63.4', description: 'Disappearance and death of family member' },
      ],
      lines: [{ procedureCode: '90834', modifiers: ['95'], units: 1, charge: usd(12000), diagnosisPointers: [1, 2] }],
      replacesClaimId: null,
      openClaimId: null,
    },
  }),
  exampleOf(listCoverages, {
    input: { params: { id: 'usr-4f1c9a' } },
    response: {
      items: [
        {
          id: 'cov-zeym68mj',
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
          insurer: 'AETNA',
          planName: 'Aetna Open Choice PPO',
          memberId: 'W204418837',
          groupNumber: '0866357',
          relationship: 'SELF',
          addedAt: '2026-09-10T15:00:00.000Z',
        },
      ],
    },
  }),
  exampleOf(addCoverage, {
    input: {
      body: {
        insurer: 'UNITED',
        planName: 'UnitedHealthcare Choice Plus',
        memberId: '904417722',
        groupNumber: '717403',
        relationship: 'SPOUSE',
      },
    },
    response: {
      id: 'cov-187f5458',
      client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
      insurer: 'UNITED',
      planName: 'UnitedHealthcare Choice Plus',
      memberId: '904417722',
      groupNumber: '717403',
      relationship: 'SPOUSE',
      addedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(removeCoverage, { input: { params: { id: 'cov-zeym68mj' } }, response: { items: [] } }),
];
