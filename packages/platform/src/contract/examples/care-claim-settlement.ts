import type { InferInput } from 'valibot';
import { appealClaim, voidClaim, writeOffClaim } from '../cloud/claim-settlement.ts';
import type { claimStatusReport } from '../schemas/claim.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** A claim that was paid in part: its questionnaires were denied. */
const decided = {
  status: 'PARTIALLY_PAID',
  payerClaimNumber: '8TEH5AMGN7C7',
  history: [
    { status: 'SUBMITTED', at: '2026-10-24T18:58:41.000Z', words: 'Sent to the payer.' },
    { status: 'ACCEPTED', at: '2026-10-24T19:13:41.000Z', words: 'The payer has the claim and is looking at it.' },
    {
      status: 'PARTIALLY_PAID',
      at: '2026-11-04T18:58:41.000Z',
      words:
        'The payer paid a part. Scoring a questionnaire counts as part of the session of the same day, unless modifier 59 marks it as a service of its own.',
    },
  ],
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
  remittance: { reference: 'ERA-E7625SKZU9', paidAt: '2026-11-04T18:58:41.000Z', method: 'EFT', amount: usd(5648) },
  replacedByClaimId: null,
  claimId: 'clm-pyav7pen',
  clientShare: {
    responsibility: usd(4128),
    paid: usd(3500),
    writtenOff: usd(0),
    balance: usd(628),
    billed: usd(0),
    unbilled: usd(628),
  },
  asOf: '2026-11-24T15:00:00.000Z',
} satisfies Partial<InferInput<typeof claimStatusReport>>;

/** What a person decides about a denial. */
export const claimSettlementExamples: readonly AnyExample[] = [
  exampleOf(appealClaim, {
    input: {
      params: { id: 'clm-pyav7pen' },
      body: { reason: 'The questionnaires were scored before the session and are a service of their own.' },
    },
    response: {
      ...decided,
      appeal: {
        reason: 'The questionnaires were scored before the session and are a service of their own.',
        sentAt: '2026-11-24T15:00:00.000Z',
        answerDueOn: '2026-12-24',
        answer: null,
      },
      nextStep: {
        action: 'WAIT',
        words: 'Nothing to do. The payer is reviewing your appeal and has to decide by the day shown.',
        until: '2026-12-24',
      },
      insurerOpen: usd(1800),
      deadlines: [{ kind: 'CORRECTED', clock: 'REMIT_DATE', days: 90, lastDay: '2027-02-02' }],
    },
  }),
  exampleOf(writeOffClaim, {
    input: {
      params: { id: 'clm-pyav7pen' },
      body: { amount: usd(1800), reason: 'NOT_COVERED', words: 'It belongs to the session of that day.' },
    },
    response: {
      ...decided,
      writeOffs: [
        {
          amount: usd(1800),
          reason: 'NOT_COVERED',
          words: 'It belongs to the session of that day.',
          at: '2026-11-24T15:00:00.000Z',
          by: 'Dr. Amina Rahman',
        },
      ],
      nextStep: { action: 'BILL_CLIENT', words: 'Patient responsibility is due. Bill the client.', until: null },
      insurerOpen: usd(0),
      deadlines: [],
    },
  }),
  exampleOf(voidClaim, {
    input: {
      params: { id: 'clm-pyav7pen' },
      body: { reason: 'NOT_HELD', words: 'The session was moved to another day.', seenStatus: 'PARTIALLY_PAID' },
    },
    response: {
      ...decided,
      status: 'VOIDED',
      history: [
        ...decided.history,
        { status: 'VOIDED', at: '2026-11-24T15:00:00.000Z', words: 'The provider took the claim back.' },
      ],
      voided: {
        reason: 'NOT_HELD',
        words: 'The session was moved to another day.',
        at: '2026-11-24T15:00:00.000Z',
        by: 'Dr. Amina Rahman',
      },
      nextStep: { action: 'NONE', words: 'The claim was voided. The session can be billed again.', until: null },
      insurerOpen: usd(0),
      clientShare: null,
      deadlines: [],
    },
  }),
];
