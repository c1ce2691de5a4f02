import {
  createInvoice, getInvoice, getPayment, getPayout, getPayoutSettings, listInvoices, sendInvoice, voidInvoice,
  addPaymentMethod, listOwnInvoices, listOwnPayments, listPaymentMethods, listPayments, makeDefaultPaymentMethod, removePaymentMethod,
} from '../cloud/invoices.ts';
import { getPaymentSummary, listPayouts, listTransactions, processPayment, refundPayment, updatePayoutSettings } from '../v1/payments.ts';
import { getRevenue } from '../v1/revenue.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

export const moneyExamples: readonly AnyExample[] = [
  exampleOf(getPaymentSummary, {
    input: {},
    response: {
      currency: 'USD', available: usd(5083), pending: usd(13950), nextPayout: { on: '2026-11-30', amount: usd(19033) }, heldUntil: null,
      thisMonth: { gross: usd(214753), refunds: usd(15000), adjustments: usd(0), fees: usd(19977), net: usd(179776) },
      lastMonth: { gross: usd(214206), refunds: usd(1000), adjustments: usd(0), fees: usd(21321), net: usd(191885) }, outstanding: usd(12000), failedPayments: 1,
      asOf: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(listTransactions, {
    input: { query: { kind: ['PAYMENT', 'REFUND', 'INSURANCE_PAYMENT'], from: '2026-11-16T00:00:00-05:00', limit: 3 } },
    response: {
      items: [
        {
          id: 'txn-sz4avzykh348', kind: 'PAYMENT', providerId: 'prv-amina-rahman',
          client: { id: 'usr-4kewcj', displayName: 'Konstantina Papadopoulos-Christodoulou' }, appointmentId: 'apt-y4k9h7r1', paymentId: 'pay-timd6qfc8n2w',
          claimId: null, payoutId: null, amount: usd(12000), fee: usd(1200), net: usd(10800), description: 'Individual session',
          createdAt: '2026-11-23T22:16:41.000Z', availableOn: '2026-11-25',
        },
        {
          id: 'txn-fvjupvizje2i', kind: 'PAYMENT', providerId: 'prv-amina-rahman', client: { id: 'usr-3kew83', displayName: 'Aisha Al Mansoori · عائشة المنصوري' },
          appointmentId: 'apt-ewf2zwv6', paymentId: 'pay-5xeivqfk8644', claimId: null, payoutId: null, amount: usd(3500), fee: usd(350), net: usd(3150),
          description: 'Copay: Individual session', createdAt: '2026-11-23T16:51:41.000Z', availableOn: '2026-11-25',
        },
        {
          id: 'txn-2b4hfi37pnir', kind: 'INSURANCE_PAYMENT', providerId: 'prv-amina-rahman',
          client: { id: 'usr-3kew83', displayName: 'Aisha Al Mansoori · عائشة المنصوري' }, appointmentId: 'apt-3fypkfuv', paymentId: null, claimId: 'clm-tp4b4ebt',
          payoutId: null, amount: usd(5648), fee: usd(565), net: usd(5083), description: 'Claim paid by the insurer', createdAt: '2026-11-22T20:30:41.000Z',
          availableOn: '2026-11-24',
        },
      ],
      total: 11, nextCursor: '8nfa6wxn2026-11-22T20%3A30%3A41.000Z%20txn-2b4hfi37pnir',
    },
  }),
  exampleOf(processPayment, {
    input: { body: { appointmentId: 'apt-fwtdp8if', paymentMethodToken: 'tok_ok_visa_4242_202904_m4x8w2k7q9v3', amount: usd(12000) } },
    by: 'provider',
    response: {
      id: 'pay-1e4a4b96ed08', status: 'SUCCEEDED', purpose: 'SESSION', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      client: { id: 'usr-w7tc7j', displayName: 'Jonas Keller' }, appointmentId: 'apt-fwtdp8if', invoiceId: 'inv-3kfifyc38g', amount: usd(12000), refunded: usd(0),
      refunds: [], method: { brand: 'VISA', last4: '4242' }, failure: null, description: 'Individual session', createdAt: '2026-11-24T15:00:00.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(refundPayment, {
    input: { params: { id: 'pay-timd6qfc8n2w' }, body: { amount: usd(4000), reason: 'The video broke off and a third of the session was lost.' } },
    response: {
      id: 'pay-timd6qfc8n2w', status: 'PARTIALLY_REFUNDED', purpose: 'SESSION', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      client: { id: 'usr-4kewcj', displayName: 'Konstantina Papadopoulos-Christodoulou' }, appointmentId: 'apt-y4k9h7r1', invoiceId: 'inv-u4zud7kpi4',
      amount: usd(12000), refunded: usd(4000),
      refunds: [{ id: 'ref-e8cc50d20d', amount: usd(4000), reason: 'The video broke off and a third of the session was lost.', createdAt: '2026-11-24T15:00:00.000Z' }],
      method: { brand: 'AMEX', last4: '9899' }, failure: null, description: 'Individual session', createdAt: '2026-11-23T22:16:41.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(listPayouts, {
    input: { query: { status: 'FAILED', limit: 10 } },
    response: {
      items: [
        {
          id: 'pyo-mpy5qph3ge', providerId: 'prv-amina-rahman', status: 'FAILED', amount: usd(48249), period: { from: '2026-10-20', to: '2026-10-25' },
          createdAt: '2026-10-26T10:00:00.000Z', arrivesOn: '2026-10-28', destination: { bankName: 'Lakeside Community Bank', last4: '2855' },
          statementDescriptor: 'SAKINA CARE', transactionCount: 8, totals: { amount: usd(53610), fee: usd(5361), net: usd(48249) },
          failure: { code: 'DECLINED_BY_BANK', message: 'The bank did not take the transfer. We sent the amount with the next payout.', returnedAt: '2026-10-29T13:30:00.000Z' },
        },
      ],
      total: 1, nextCursor: null,
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
  exampleOf(getRevenue, {
    input: { query: { period: 'WEEK' } },
    response: {
      period: 'WEEK', timeZone: 'America/New_York', from: '2026-11-23T00:00:00-05:00', to: '2026-11-30T00:00:00-05:00',
      totals: { gross: usd(15500), refunds: usd(0), adjustments: usd(0), fees: usd(1550), net: usd(13950), sessionCount: 2 },
      buckets: [
        {
          gross: usd(15500), refunds: usd(0), adjustments: usd(0), fees: usd(1550), net: usd(13950), startsAt: '2026-11-23T00:00:00-05:00',
          endsAt: '2026-11-24T00:00:00-05:00', sessionCount: 2,
        },
        {
          gross: usd(0), refunds: usd(0), adjustments: usd(0), fees: usd(0), net: usd(0), startsAt: '2026-11-24T00:00:00-05:00',
          endsAt: '2026-11-25T00:00:00-05:00', sessionCount: 0,
        },
        {
          gross: usd(0), refunds: usd(0), adjustments: usd(0), fees: usd(0), net: usd(0), startsAt: '2026-11-25T00:00:00-05:00',
          endsAt: '2026-11-26T00:00:00-05:00', sessionCount: 0,
        },
        {
          gross: usd(0), refunds: usd(0), adjustments: usd(0), fees: usd(0), net: usd(0), startsAt: '2026-11-26T00:00:00-05:00',
          endsAt: '2026-11-27T00:00:00-05:00', sessionCount: 0,
        },
        {
          gross: usd(0), refunds: usd(0), adjustments: usd(0), fees: usd(0), net: usd(0), startsAt: '2026-11-27T00:00:00-05:00',
          endsAt: '2026-11-28T00:00:00-05:00', sessionCount: 0,
        },
        {
          gross: usd(0), refunds: usd(0), adjustments: usd(0), fees: usd(0), net: usd(0), startsAt: '2026-11-28T00:00:00-05:00',
          endsAt: '2026-11-29T00:00:00-05:00', sessionCount: 0,
        },
        {
          gross: usd(0), refunds: usd(0), adjustments: usd(0), fees: usd(0), net: usd(0), startsAt: '2026-11-29T00:00:00-05:00',
          endsAt: '2026-11-30T00:00:00-05:00', sessionCount: 0,
        },
      ],
      bySource: [
        { gross: usd(15500), refunds: usd(0), adjustments: usd(0), fees: usd(1550), net: usd(13950), source: 'CLIENTS' },
        { gross: usd(0), refunds: usd(0), adjustments: usd(0), fees: usd(0), net: usd(0), source: 'INSURERS' },
        { gross: usd(0), refunds: usd(0), adjustments: usd(0), fees: usd(0), net: usd(0), source: 'CORRECTIONS' },
      ],
      byService: [
        {
          gross: usd(15500), refunds: usd(0), adjustments: usd(0), fees: usd(1550), net: usd(13950),
          service: { id: 'prv-amina-rahman-session', name: 'Individual session' }, sessionCount: 2,
        },
      ],
      previous: {
        from: '2026-11-16T00:00:00-05:00', to: '2026-11-23T00:00:00-05:00',
        totals: { gross: usd(51735), refunds: usd(0), adjustments: usd(0), fees: usd(5174), net: usd(46561), sessionCount: 5 },
        toDate: { gross: usd(6500), refunds: usd(0), adjustments: usd(0), fees: usd(650), net: usd(5850), sessionCount: 2 },
      },
      asOf: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(listInvoices, {
    input: { query: { status: 'OPEN', limit: 10 } },
    response: {
      items: [
        {
          id: 'inv-3kfifyc38g', number: '2026-0043', status: 'OPEN', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
          client: { id: 'usr-w7tc7j', displayName: 'Jonas Keller' }, appointmentId: 'apt-fwtdp8if', total: usd(12000), paid: usd(0), refunded: usd(0),
          due: usd(12000), dueOn: '2026-11-26', createdAt: '2026-11-12T22:16:41.000Z', sentAt: '2026-11-12T22:16:41.000Z', voidedAt: null,
        },
      ],
      total: 1, nextCursor: null,
    },
  }),
  exampleOf(getInvoice, {
    input: { params: { id: 'inv-y3sy97dazy' } },
    response: {
      id: 'inv-y3sy97dazy', number: '2026-0051', status: 'VOID', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' }, appointmentId: 'apt-m8q1z5j3', total: usd(6000), paid: usd(0), refunded: usd(0), due: usd(0),
      dueOn: '2026-12-03', createdAt: '2026-11-19T18:20:00.000Z', sentAt: '2026-11-19T18:20:00.000Z', voidedAt: '2026-11-19T18:55:00.000Z',
      lines: [{ description: 'Late cancellation: Individual session', amount: usd(6000) }], payments: [],
    },
  }),
  exampleOf(createInvoice, {
    input: { body: { appointmentId: 'apt-p7d3r8c1', lines: [{ description: 'Individual session, paid ahead', amount: usd(9000) }], dueOn: '2026-12-01' } },
    response: {
      id: 'inv-b70ea48290', number: '2026-0056', status: 'DRAFT', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' }, appointmentId: 'apt-p7d3r8c1', total: usd(9000), paid: usd(0), refunded: usd(0), due: usd(0),
      dueOn: '2026-12-01', createdAt: '2026-11-24T15:00:00.000Z', sentAt: null, voidedAt: null,
      lines: [{ description: 'Individual session, paid ahead', amount: usd(9000) }], payments: [],
    },
  }),
  exampleOf(sendInvoice, {
    input: { params: { id: 'inv-pn68q3ixpd' } },
    response: {
      id: 'inv-pn68q3ixpd', number: '2026-0052', status: 'OPEN', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      client: { id: 'usr-6ssv6v', displayName: 'Liam O’Connell' }, appointmentId: 'apt-477zg7d8', total: usd(6000), paid: usd(0), refunded: usd(0), due: usd(6000),
      dueOn: '2026-12-04', createdAt: '2026-11-20T16:20:00.000Z', sentAt: '2026-11-24T15:00:00.000Z', voidedAt: null,
      lines: [{ description: 'Missed session: Individual session', amount: usd(6000) }], payments: [],
    },
  }),
  exampleOf(voidInvoice, {
    input: { params: { id: 'inv-pn68q3ixpd' } },
    response: {
      id: 'inv-pn68q3ixpd', number: '2026-0052', status: 'VOID', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      client: { id: 'usr-6ssv6v', displayName: 'Liam O’Connell' }, appointmentId: 'apt-477zg7d8', total: usd(6000), paid: usd(0), refunded: usd(0), due: usd(0),
      dueOn: '2026-12-04', createdAt: '2026-11-20T16:20:00.000Z', sentAt: null, voidedAt: '2026-11-24T15:00:00.000Z',
      lines: [{ description: 'Missed session: Individual session', amount: usd(6000) }], payments: [],
    },
  }),
  exampleOf(getPayoutSettings, {
    input: {},
    response: {
      schedule: { kind: 'WEEKLY', weekday: 1 }, minimumAmount: usd(2500), bankAccount: { bankName: 'Lakeside Community Bank', last4: '2855' },
      statementDescriptor: 'SAKINA CARE', heldUntil: null, nextPayoutOn: '2026-11-30',
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
          id: 'txn-fr6fhbtxfqpk', kind: 'PAYMENT', providerId: 'prv-amina-rahman', client: { id: 'usr-3kew83', displayName: 'Aisha Al Mansoori · عائشة المنصوري' },
          appointmentId: 'apt-s89bttkt', paymentId: 'pay-vakyhd5djmud', claimId: null, payoutId: 'pyo-2fu54gwt44', amount: usd(3500), fee: usd(350),
          net: usd(3150), description: 'Copay: Individual session', createdAt: '2026-09-25T14:46:41.000Z', availableOn: '2026-09-27',
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
  exampleOf(getPayment, {
    input: { params: { id: 'pay-imzh523xy8qg' } },
    response: {
      id: 'pay-imzh523xy8qg', status: 'PARTIALLY_REFUNDED', purpose: 'SESSION', provider: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir' },
      client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' }, appointmentId: 'apt-3bpehnm7', invoiceId: 'inv-kre77fiw2u', amount: usd(4500),
      refunded: usd(2200),
      refunds: [
        {
          id: 'ref-tcna2vjxrc', amount: usd(2200), reason: 'Half of the time was needed for the room to connect; we spoke on for free on Friday.',
          createdAt: '2026-11-13T08:46:41.000Z',
        },
      ],
      method: { brand: 'VISA', last4: '4242' }, failure: null, description: 'Pastoral session', createdAt: '2026-11-12T12:46:41.000Z',
      updatedAt: '2026-11-13T08:46:41.000Z',
    },
  }),
  exampleOf(listPayments, {
    input: { query: { status: 'FAILED', limit: 2 } },
    response: {
      items: [
        {
          id: 'pay-yg9d8syiv95e', status: 'FAILED', purpose: 'SESSION', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
          client: { id: 'usr-w7tc7j', displayName: 'Jonas Keller' }, appointmentId: 'apt-fwtdp8if', invoiceId: 'inv-3kfifyc38g', amount: usd(12000),
          refunded: usd(0), refunds: [], method: { brand: 'VISA', last4: '7315' },
          failure: { code: 'EXPIRED_CARD', message: 'This card is no longer valid. Nothing was taken. Please use another one.' },
          description: 'Individual session', createdAt: '2026-11-12T22:16:41.000Z', updatedAt: '2026-11-12T22:16:41.000Z',
        },
        {
          id: 'pay-5ihxvdnxpx22', status: 'FAILED', purpose: 'SESSION', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
          client: { id: 'usr-8b27e0', displayName: 'Noah Bergström' }, appointmentId: 'apt-vu8z2ikn', invoiceId: 'inv-rwpetp6c27', amount: usd(12000),
          refunded: usd(0), refunds: [], method: { brand: 'MASTERCARD', last4: '8210' },
          failure: { code: 'INSUFFICIENT_FUNDS', message: 'There is not enough money on the account of this card. Nothing was taken.' },
          description: 'Individual session', createdAt: '2026-11-11T15:51:41.000Z', updatedAt: '2026-11-11T15:51:41.000Z',
        },
      ],
      total: 3, nextCursor: '65mt8qf42026-11-11T15%3A51%3A41.000Z%20pay-5ihxvdnxpx22',
    },
  }),
  exampleOf(listOwnPayments, {
    input: { query: { limit: 2 } },
    response: {
      items: [
        {
          id: 'pay-qztsmnhdff5n', status: 'SUCCEEDED', purpose: 'COPAY', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' }, appointmentId: 'apt-w3f7b2y6', invoiceId: 'inv-2mecbeuvxz', amount: usd(3000),
          refunded: usd(0), refunds: [], method: { brand: 'VISA', last4: '4242' }, failure: null, description: 'Copay: Individual session',
          createdAt: '2026-11-17T20:16:41.000Z', updatedAt: '2026-11-17T20:16:41.000Z',
        },
        {
          id: 'pay-imzh523xy8qg', status: 'PARTIALLY_REFUNDED', purpose: 'SESSION', provider: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir' },
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' }, appointmentId: 'apt-3bpehnm7', invoiceId: 'inv-kre77fiw2u', amount: usd(4500),
          refunded: usd(2200),
          refunds: [
            {
              id: 'ref-tcna2vjxrc', amount: usd(2200), reason: 'Half of the time was needed for the room to connect; we spoke on for free on Friday.',
              createdAt: '2026-11-13T08:46:41.000Z',
            },
          ],
          method: { brand: 'VISA', last4: '4242' }, failure: null, description: 'Pastoral session', createdAt: '2026-11-12T12:46:41.000Z',
          updatedAt: '2026-11-13T08:46:41.000Z',
        },
      ],
      total: 7, nextCursor: 'qxgq6jtv2026-11-12T12%3A46%3A41.000Z%20pay-imzh523xy8qg',
    },
  }),
  exampleOf(listOwnInvoices, {
    input: { query: { status: 'PAID', limit: 2 } },
    response: {
      items: [
        {
          id: 'inv-2mecbeuvxz', number: '2026-0049', status: 'PAID', provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' }, appointmentId: 'apt-w3f7b2y6', total: usd(3000), paid: usd(3000), refunded: usd(0),
          due: usd(0), dueOn: '2026-12-01', createdAt: '2026-11-17T20:16:41.000Z', sentAt: '2026-11-17T20:16:41.000Z', voidedAt: null,
        },
        {
          id: 'inv-kre77fiw2u', number: '2026-0002', status: 'PAID', provider: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir' },
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' }, appointmentId: 'apt-3bpehnm7', total: usd(4500), paid: usd(4500), refunded: usd(2200),
          due: usd(0), dueOn: '2026-11-26', createdAt: '2026-11-12T12:46:41.000Z', sentAt: '2026-11-12T12:46:41.000Z', voidedAt: null,
        },
      ],
      total: 7, nextCursor: 'bwhqiv6f2026-11-12T12%3A46%3A41.000Z%20inv-kre77fiw2u',
    },
  }),
  exampleOf(listPaymentMethods, {
    input: {},
    response: {
      items: [
        { id: 'pm-mxm3un632u', brand: 'VISA', last4: '4242', expiresOn: '2029-04-30', isDefault: true, addedAt: '2026-01-28T15:00:00.000Z' },
        { id: 'pm-xxunm8we5h', brand: 'MASTERCARD', last4: '4444', expiresOn: '2027-03-31', isDefault: false, addedAt: '2026-03-09T15:00:00.000Z' },
      ],
    },
  }),
  exampleOf(addPaymentMethod, {
    input: { body: { token: 'tok_ok_discover_1117_203006_h5v8d3x2', isDefault: false } },
    response: { id: 'pm-1ff71a47a7', brand: 'DISCOVER', last4: '1117', expiresOn: '2030-06-30', isDefault: false, addedAt: '2026-11-24T15:00:00.000Z' },
  }),
  exampleOf(removePaymentMethod, {
    input: { params: { id: 'pm-xxunm8we5h' } },
    response: { items: [{ id: 'pm-mxm3un632u', brand: 'VISA', last4: '4242', expiresOn: '2029-04-30', isDefault: true, addedAt: '2026-01-28T15:00:00.000Z' }] },
  }),
  exampleOf(makeDefaultPaymentMethod, {
    input: { params: { id: 'pm-xxunm8we5h' } },
    response: {
      items: [
        { id: 'pm-xxunm8we5h', brand: 'MASTERCARD', last4: '4444', expiresOn: '2027-03-31', isDefault: true, addedAt: '2026-03-09T15:00:00.000Z' },
        { id: 'pm-mxm3un632u', brand: 'VISA', last4: '4242', expiresOn: '2029-04-30', isDefault: false, addedAt: '2026-01-28T15:00:00.000Z' },
      ],
    },
  }),
];
