import { getClaim } from '../cloud/coverage.ts';
import { createClaim, getClaimStatus, listClaims, verifyInsurance } from '../v1/insurance.ts';
import { signSessionNote } from '../v1/session-notes.ts';
import type { OperationInput } from '../operation.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** How the insurer took apart the charge of the corrected claim; its one line and the whole are the same. */
const decided = {
  charge: usd(12000),
  allowed: usd(10400),
  contractualAdjustment: usd(1600),
  denied: usd(0),
  copay: usd(3000),
  deductible: usd(0),
  coinsurance: usd(0),
  patientResponsibility: usd(3000),
  paid: usd(7400),
};

const billed: OperationInput<typeof createClaim> = {
  body: {
    appointmentId: 'apt-w3f7b2y6',
    coverageId: 'cov-zeym68mj',
    placeOfService: '10',
    diagnoses: [{ code: 'F41.0', description: 'Panic disorder [episodic paroxysmal anxiety]' }],
    lines: [{ procedureCode: '90834', modifiers: ['95'], units: 1, charge: usd(12000), diagnosisPointers: [1] }],
  },
};

/** Of insurance and claims. */
export const careInsuranceExamples: readonly AnyExample[] = [
  exampleOf(verifyInsurance, {
    input: { body: { clientId: 'usr-4f1c9a', coverageId: 'cov-zeym68mj' } },
    response: {
      status: 'ACTIVE',
      words: 'The policy is in force on that day.',
      insurer: 'AETNA',
      memberId: 'W204418837',
      serviceDate: '2026-11-24',
      planName: 'Aetna Open Choice PPO',
      startsOn: '2026-01-01',
      endsOn: null,
      benefits: {
        copay: usd(3000),
        coinsurancePercent: 0,
        deductible: { total: usd(50000), met: usd(50000), remaining: usd(0) },
        outOfPocket: { total: usd(300000), met: usd(112000), remaining: usd(188000) },
        sessions: null,
        authorisationNeededFor: [],
      },
      checkedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(createClaim, {
    input: billed,
    // The seeded note of this session is a draft, and a claim needs a signed one.
    prepare: async ({ call }) => {
      const signature = {
        name: 'Dr. Amina Rahman',
        statement: 'I have written this note and confirm that it is complete and true to the best of my knowledge.',
        version: 2,
      };
      await call(signSessionNote, { params: { id: 'nte-6t2w9d' }, body: { signature } }, 'provider');
      return billed;
    },
    response: {
      id: 'clm-887efaa2',
      payerClaimNumber: null,
      providerId: 'prv-amina-rahman',
      appointmentId: 'apt-w3f7b2y6',
      client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
      insurer: 'AETNA',
      coverageId: 'cov-zeym68mj',
      memberId: 'W204418837',
      status: 'SUBMITTED',
      serviceDate: '2026-11-17',
      placeOfService: '10',
      diagnoses: [{ code: 'F41.0', description: 'Panic disorder [episodic paroxysmal anxiety]' }],
      lines: [
        {
          number: 1,
          procedureCode: '90834',
          modifiers: ['95'],
          units: 1,
          charge: usd(12000),
          diagnosisPointers: [1],
          adjudication: null,
        },
      ],
      charge: usd(12000),
      replacesClaimId: null,
      replacedByClaimId: null,
      submittedAt: '2026-11-24T15:00:00.000Z',
      history: [{ status: 'SUBMITTED', at: '2026-11-24T15:00:00.000Z', words: 'Sent to the payer.' }],
      adjudication: null,
      remittance: null,
    },
  }),
  exampleOf(listClaims, {
    input: { query: { status: 'PARTIALLY_PAID', limit: 10 } },
    response: {
      items: [
        {
          id: 'clm-pyav7pen',
          payerClaimNumber: '8TEH5AMGN7C7',
          providerId: 'prv-amina-rahman',
          appointmentId: 'apt-dv2uefqj',
          client: { id: 'usr-3kew83', displayName: 'Aisha Al Mansoori · عائشة المنصوري' },
          insurer: 'CIGNA',
          coverageId: 'cov-upuk9h4c',
          memberId: 'U7719020301',
          status: 'PARTIALLY_PAID',
          serviceDate: '2026-10-23',
          placeOfService: '10',
          charge: usd(13800),
          replacesClaimId: null,
          replacedByClaimId: null,
          submittedAt: '2026-10-24T18:58:41.000Z',
          adjudication: {
            charge: usd(13800),
            allowed: usd(9776),
            contractualAdjustment: usd(2224),
            denied: usd(1800),
            copay: usd(3500),
            deductible: usd(0),
            coinsurance: usd(628),
            patientResponsibility: usd(4128),
            paid: usd(5648),
            decidedAt: '2026-11-04T18:58:41.000Z',
            reasons: [
              {
                code: '97',
                group: 'CO',
                words:
                  'Scoring a questionnaire counts as part of the session of the same day, unless modifier 59 marks it as a service of its own.',
              },
            ],
          },
          remittance: {
            reference: 'ERA-E7625SKZU9',
            paidAt: '2026-11-04T18:58:41.000Z',
            method: 'EFT',
            amount: usd(5648),
          },
          nextStep: {
            action: 'CORRECT',
            words: 'Correct what the payer lists and submit a corrected claim. Don’t bill the client for it.',
            until: '2027-02-02',
          },
          deadlines: [
            { kind: 'CORRECTED', clock: 'REMIT_DATE', days: 90, lastDay: '2027-02-02' },
            { kind: 'APPEAL', clock: 'REMIT_DATE', days: 180, lastDay: '2027-05-03' },
          ],
        },
      ],
      total: 1,
      nextCursor: null,
    },
  }),
  exampleOf(getClaimStatus, {
    input: { params: { id: 'clm-nyx4qbec' } },
    response: {
      status: 'DENIED',
      payerClaimNumber: 'P5PDXGPY2D37',
      history: [
        { status: 'SUBMITTED', at: '2026-10-21T23:20:41.000Z', words: 'Sent to the payer.' },
        { status: 'ACCEPTED', at: '2026-10-21T23:35:41.000Z', words: 'The payer has the claim and is looking at it.' },
        {
          status: 'DENIED',
          at: '2026-10-30T23:20:41.000Z',
          words: 'The payer denied the claim. A session by video needs the modifier 95, and the claim has none.',
        },
      ],
      adjudication: {
        charge: usd(12000),
        allowed: usd(0),
        contractualAdjustment: usd(0),
        denied: usd(12000),
        copay: usd(0),
        deductible: usd(0),
        coinsurance: usd(0),
        patientResponsibility: usd(0),
        paid: usd(0),
        decidedAt: '2026-10-30T23:20:41.000Z',
        reasons: [
          { code: '4', group: 'CO', words: 'A session by video needs the modifier 95, and the claim has none.' },
        ],
      },
      remittance: null,
      replacedByClaimId: 'clm-2jrwtapc',
      claimId: 'clm-nyx4qbec',
      clientShare: null,
      deadlines: [],
      nextStep: {
        action: 'NONE',
        words: 'A corrected claim replaces this one. Continue there.',
        until: null,
      },
      asOf: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(getClaim, {
    input: { params: { id: 'clm-2jrwtapc' } },
    response: {
      id: 'clm-2jrwtapc',
      payerClaimNumber: 'YRACSZJ2P949',
      providerId: 'prv-amina-rahman',
      appointmentId: 'apt-tu93s9s9',
      client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
      insurer: 'AETNA',
      coverageId: 'cov-zeym68mj',
      memberId: 'W204418837',
      status: 'PAID',
      serviceDate: '2026-10-20',
      placeOfService: '10',
      diagnoses: [
        { code: 'F41.0', description: 'Panic disorder [episodic paroxysmal anxiety]' },
        { code: 'Z63.4', description: 'Disappearance and death of family member' },
      ],
      lines: [
        {
          number: 1,
          procedureCode: '90834',
          modifiers: ['95'],
          units: 1,
          charge: usd(12000),
          diagnosisPointers: [1, 2],
          adjudication: {
            ...decided,
            reason: null,
            adjustments: [
              { group: 'CO', code: '45', remarks: [], amount: usd(1600) },
              { group: 'PR', code: '3', remarks: [], amount: usd(3000) },
            ],
          },
        },
      ],
      charge: usd(12000),
      replacesClaimId: 'clm-nyx4qbec',
      replacedByClaimId: null,
      submittedAt: '2026-11-01T23:57:41.000Z',
      history: [
        { status: 'SUBMITTED', at: '2026-11-01T23:57:41.000Z', words: 'Sent to the payer as a corrected claim.' },
        { status: 'ACCEPTED', at: '2026-11-02T00:12:41.000Z', words: 'The payer has the claim and is looking at it.' },
        { status: 'PAID', at: '2026-11-10T23:57:41.000Z', words: 'The payer paid.' },
      ],
      adjudication: { ...decided, decidedAt: '2026-11-10T23:57:41.000Z', reasons: [] },
      remittance: { reference: 'ERA-G5K728ZG5Y', paidAt: '2026-11-10T23:57:41.000Z', method: 'EFT', amount: usd(7400) },
    },
  }),
];
