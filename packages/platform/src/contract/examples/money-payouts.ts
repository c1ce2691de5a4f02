import { getPayout, getPayoutSettings } from '../cloud/invoices.ts';
import { listPayouts, updatePayoutSettings } from '../v1/payments.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** Of what reaches a provider’s bank. */
export const payoutExamples: readonly AnyExample[] = [
  exampleOf(listPayouts, {
    input: { query: { status: 'FAILED', limit: 10 } },
    response: {
      items: [
        {
          id: 'pyo-mpy5qph3ge', providerId: 'prv-amina-rahman', status: 'FAILED', amount: usd(48249), period: { from: '2026-10-20', to: '2026-10-25' },
          createdAt: '2026-10-26T10:00:00.000Z', arrivesOn: '2026-10-28', destination: { bankName: 'Lakeside Community Bank', last4: '2855' },
          statementDescriptor: 'SAKINA CARE', transactionCount: 8, totals: { amount: usd(53610), fee: usd(5361), net: usd(48249) },
          failure: {
            code: 'DECLINED_BY_BANK', message: 'The bank did not take the transfer. We sent the amount with the next payout.',
            returnedAt: '2026-10-29T13:30:00.000Z',
          },
        },
      ],
      total: 1, nextCursor: null,
    },
  }),
  exampleOf(getPayout, {
    input: { params: { id: 'pyo-2fu54gwt44' } },
    response: {
      id: 'pyo-2fu54gwt44', providerId: 'prv-amina-rahman', status: 'PAID', amount: usd(28800), period: { from: '2026-09-26', to: '2026-09-27' },
      createdAt: '2026-09-28T10:00:00.000Z', arrivesOn: '2026-09-30', destination: { bankName: 'Lakeside Community Bank', last4: '2855' },
      statementDescriptor: 'SAKINA CARE', transactionCount: 4, totals: { amount: usd(32000), fee: usd(3200), net: usd(28800) }, failure: null,
      transactions: [
        {
          id: 'txn-nu9ppf6qzs67', kind: 'PAYMENT', providerId: 'prv-amina-rahman',
          client: { id: 'usr-4kewcj', displayName: 'Konstantina Papadopoulos-Christodoulou' }, appointmentId: 'apt-bc3zsgzk', paymentId: 'pay-apxfnwkmeuqi',
          claimId: null, payoutId: 'pyo-2fu54gwt44', amount: usd(12000), fee: usd(1200), net: usd(10800), description: 'Individual session',
          createdAt: '2026-09-25T15:51:41.000Z', availableOn: '2026-09-27',
        },
        {
          id: 'txn-fr6fhbtxfqpk', kind: 'PAYMENT', providerId: 'prv-amina-rahman',
          client: { id: 'usr-3kew83', displayName: 'Aisha Al Mansoori · عائشة المنصوري' }, appointmentId: 'apt-s89bttkt', paymentId: 'pay-vakyhd5djmud',
          claimId: null, payoutId: 'pyo-2fu54gwt44', amount: usd(3500), fee: usd(350), net: usd(3150), description: 'Copay: Individual session',
          createdAt: '2026-09-25T14:46:41.000Z', availableOn: '2026-09-27',
        },
        {
          id: 'txn-v4zmcx46icfi', kind: 'PAYMENT', providerId: 'prv-amina-rahman', client: { id: 'usr-ikcgfb', displayName: 'Fatima Zahra Benali' },
          appointmentId: 'apt-j2c2pwv7', paymentId: 'pay-ka5hfsyykswa', claimId: null, payoutId: 'pyo-2fu54gwt44', amount: usd(4500), fee: usd(450),
          net: usd(4050), description: 'Copay: Individual session', createdAt: '2026-09-25T13:51:41.000Z', availableOn: '2026-09-27',
        },
        {
          id: 'txn-79n6isqstnb5', kind: 'PAYMENT', providerId: 'prv-amina-rahman', client: { id: 'usr-w7tc7j', displayName: 'Jonas Keller' },
          appointmentId: 'apt-mrt2h6ch', paymentId: 'pay-azcv3cschw6j', claimId: null, payoutId: 'pyo-2fu54gwt44', amount: usd(12000), fee: usd(1200),
          net: usd(10800), description: 'Individual session', createdAt: '2026-09-24T21:21:41.000Z', availableOn: '2026-09-26',
        },
      ],
    },
  }),
  exampleOf(getPayoutSettings, {
    input: {},
    response: {
      schedule: { kind: 'WEEKLY', weekday: 1 }, minimumAmount: usd(2500), bankAccount: { bankName: 'Lakeside Community Bank', last4: '2855' },
      statementDescriptor: 'SAKINA CARE', heldUntil: null, nextPayoutOn: '2026-11-30',
    },
  }),
  exampleOf(updatePayoutSettings, {
    input: {
      body: {
        schedule: { kind: 'MONTHLY', dayOfMonth: 1 }, minimumAmount: usd(5000), bankAccountToken: 'btok_first-harbour-bank_6789_k8t3w5n2',
        statementDescriptor: 'DR RAHMAN CARE',
      },
    },
    response: {
      schedule: { kind: 'MONTHLY', dayOfMonth: 1 }, minimumAmount: usd(5000), bankAccount: { bankName: 'First Harbour Bank', last4: '6789' },
      statementDescriptor: 'DR RAHMAN CARE', heldUntil: '2026-12-01', nextPayoutOn: '2026-12-01',
    },
  }),
];
