import type * as v from 'valibot';
import type { incomeFigures } from '../schemas/income.ts';
import { getPaymentSummary, listTransactions } from '../v1/payments.ts';
import { getRevenue } from '../v1/revenue.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** A day, a source or a service that brought nothing. */
const nothing: v.InferInput<typeof incomeFigures> = {
  gross: usd(0),
  refunds: usd(0),
  adjustments: usd(0),
  fees: usd(0),
  net: usd(0),
};

/** What the two sessions of Monday brought. */
const twoSessions: v.InferInput<typeof incomeFigures> = {
  ...nothing,
  gross: usd(15500),
  fees: usd(1550),
  net: usd(13950),
};

/** Of what a provider earns. */
export const incomeExamples: readonly AnyExample[] = [
  exampleOf(getPaymentSummary, {
    input: {},
    response: {
      currency: 'USD',
      available: usd(5083),
      pending: usd(13950),
      nextPayout: { on: '2026-11-30', amount: usd(19033) },
      heldUntil: null,
      thisMonth: { gross: usd(214753), refunds: usd(15000), adjustments: usd(0), fees: usd(19977), net: usd(179776) },
      lastMonth: { gross: usd(214206), refunds: usd(1000), adjustments: usd(0), fees: usd(21321), net: usd(191885) },
      outstanding: usd(12000),
      notBilled: { amount: usd(1197), count: 1 },
      failedPayments: 1,
      asOf: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(listTransactions, {
    input: { query: { kind: ['PAYMENT', 'REFUND', 'INSURANCE_PAYMENT'], from: '2026-11-16T00:00:00-05:00', limit: 3 } },
    response: {
      items: [
        {
          id: 'txn-sz4avzykh348',
          kind: 'PAYMENT',
          providerId: 'prv-amina-rahman',
          client: { id: 'usr-4kewcj', displayName: 'Konstantina Papadopoulos-Christodoulou' },
          appointmentId: 'apt-y4k9h7r1',
          paymentId: 'pay-timd6qfc8n2w',
          claimId: null,
          payoutId: null,
          amount: usd(12000),
          fee: usd(1200),
          net: usd(10800),
          description: 'Individual session',
          createdAt: '2026-11-23T22:16:41.000Z',
          availableOn: '2026-11-25',
        },
        {
          id: 'txn-fvjupvizje2i',
          kind: 'PAYMENT',
          providerId: 'prv-amina-rahman',
          client: { id: 'usr-3kew83', displayName: 'Aisha Al Mansoori · عائشة المنصوري' },
          appointmentId: 'apt-ewf2zwv6',
          paymentId: 'pay-5xeivqfk8644',
          claimId: null,
          payoutId: null,
          amount: usd(3500),
          fee: usd(350),
          net: usd(3150),
          description: 'Copay: Individual session',
          createdAt: '2026-11-23T16:51:41.000Z',
          availableOn: '2026-11-25',
        },
        {
          id: 'txn-2b4hfi37pnir',
          kind: 'INSURANCE_PAYMENT',
          providerId: 'prv-amina-rahman',
          client: { id: 'usr-3kew83', displayName: 'Aisha Al Mansoori · عائشة المنصوري' },
          appointmentId: 'apt-3fypkfuv',
          paymentId: null,
          claimId: 'clm-tp4b4ebt',
          payoutId: null,
          amount: usd(5648),
          fee: usd(565),
          net: usd(5083),
          description: 'Claim paid by the insurer',
          createdAt: '2026-11-22T20:30:41.000Z',
          availableOn: '2026-11-24',
        },
      ],
      total: 11,
      nextCursor: '8nfa6wxn2026-11-22T20%3A30%3A41.000Z%20txn-2b4hfi37pnir',
    },
  }),
  exampleOf(getRevenue, {
    input: { query: { period: 'WEEK' } },
    response: {
      period: 'WEEK',
      basis: 'CASH',
      timeZone: 'America/New_York',
      from: '2026-11-23T00:00:00-05:00',
      to: '2026-11-30T00:00:00-05:00',
      totals: { ...twoSessions, sessionCount: 2 },
      buckets: [
        { ...twoSessions, startsAt: '2026-11-23T00:00:00-05:00', endsAt: '2026-11-24T00:00:00-05:00', sessionCount: 2 },
        { ...nothing, startsAt: '2026-11-24T00:00:00-05:00', endsAt: '2026-11-25T00:00:00-05:00', sessionCount: 0 },
        { ...nothing, startsAt: '2026-11-25T00:00:00-05:00', endsAt: '2026-11-26T00:00:00-05:00', sessionCount: 0 },
        { ...nothing, startsAt: '2026-11-26T00:00:00-05:00', endsAt: '2026-11-27T00:00:00-05:00', sessionCount: 0 },
        { ...nothing, startsAt: '2026-11-27T00:00:00-05:00', endsAt: '2026-11-28T00:00:00-05:00', sessionCount: 0 },
        { ...nothing, startsAt: '2026-11-28T00:00:00-05:00', endsAt: '2026-11-29T00:00:00-05:00', sessionCount: 0 },
        { ...nothing, startsAt: '2026-11-29T00:00:00-05:00', endsAt: '2026-11-30T00:00:00-05:00', sessionCount: 0 },
      ],
      bySource: [
        { ...twoSessions, source: 'CLIENTS' },
        { ...nothing, source: 'INSURERS' },
        { ...nothing, source: 'CORRECTIONS' },
      ],
      byService: [
        { ...twoSessions, service: { id: 'prv-amina-rahman-session', name: 'Individual session' }, sessionCount: 2 },
      ],
      previous: {
        from: '2026-11-16T00:00:00-05:00',
        to: '2026-11-23T00:00:00-05:00',
        totals: {
          gross: usd(51735),
          refunds: usd(0),
          adjustments: usd(0),
          fees: usd(5174),
          net: usd(46561),
          sessionCount: 5,
        },
        toDate: {
          gross: usd(6500),
          refunds: usd(0),
          adjustments: usd(0),
          fees: usd(650),
          net: usd(5850),
          sessionCount: 2,
        },
      },
      asOf: '2026-11-24T15:00:00.000Z',
    },
  }),
];
