import type * as v from 'valibot';
import { getPayment, listOwnPayments, listPayments } from '../cloud/invoices.ts';
import type { payment } from '../schemas/payment.ts';
import { processPayment, refundPayment } from '../v1/payments.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** What Layla Haddad paid Imam Yusuf Demir, nearly half of it given back. */
const pastoral: v.InferInput<typeof payment> = {
  id: 'pay-imzh523xy8qg',
  status: 'PARTIALLY_REFUNDED',
  purpose: 'SESSION',
  provider: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir' },
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  appointmentId: 'apt-3bpehnm7',
  invoiceId: 'inv-kre77fiw2u',
  amount: usd(4500),
  refunded: usd(2200),
  refunds: [
    {
      id: 'ref-tcna2vjxrc',
      amount: usd(2200),
      reason: 'Half of the time was needed for the room to connect; we spoke on for free on Friday.',
      createdAt: '2026-11-13T08:46:41.000Z',
      status: 'SUCCEEDED',
      expectedOn: null,
      failure: null,
    },
  ],
  method: { brand: 'VISA', last4: '4242' },
  failure: null,
  description: 'Pastoral session',
  createdAt: '2026-11-12T12:46:41.000Z',
  updatedAt: '2026-11-13T08:46:41.000Z',
};

/** Of what clients pay, and get back. */
export const paymentExamples: readonly AnyExample[] = [
  exampleOf(processPayment, {
    input: {
      body: {
        appointmentId: 'apt-fwtdp8if',
        paymentMethodToken: 'tok_ok_visa_4242_202904_m4x8w2k7q9v3',
        amount: usd(12000),
      },
    },
    by: 'provider',
    response: {
      id: 'pay-1e4a4b96ed08',
      status: 'SUCCEEDED',
      purpose: 'SESSION',
      provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      client: { id: 'usr-w7tc7j', displayName: 'Jonas Keller' },
      appointmentId: 'apt-fwtdp8if',
      invoiceId: 'inv-3kfifyc38g',
      amount: usd(12000),
      refunded: usd(0),
      refunds: [],
      method: { brand: 'VISA', last4: '4242' },
      failure: null,
      description: 'Individual session',
      createdAt: '2026-11-24T15:00:00.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(refundPayment, {
    input: {
      params: { id: 'pay-timd6qfc8n2w' },
      body: { amount: usd(4000), reason: 'The video broke off and a third of the session was lost.' },
    },
    response: {
      id: 'pay-timd6qfc8n2w',
      status: 'PARTIALLY_REFUNDED',
      purpose: 'SESSION',
      provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      client: { id: 'usr-4kewcj', displayName: 'Konstantina Papadopoulos-Christodoulou' },
      appointmentId: 'apt-y4k9h7r1',
      invoiceId: 'inv-u4zud7kpi4',
      amount: usd(12000),
      refunded: usd(4000),
      refunds: [
        {
          id: 'ref-e8cc50d20d',
          amount: usd(4000),
          reason: 'The video broke off and a third of the session was lost.',
          createdAt: '2026-11-24T15:00:00.000Z',
          status: 'PENDING',
          expectedOn: '2026-12-01',
          failure: null,
        },
      ],
      method: { brand: 'AMEX', last4: '9899' },
      failure: null,
      description: 'Individual session',
      createdAt: '2026-11-23T22:16:41.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(getPayment, { input: { params: { id: 'pay-imzh523xy8qg' } }, response: pastoral }),
  exampleOf(listPayments, {
    input: { query: { status: 'FAILED', limit: 2 } },
    response: {
      items: [
        {
          id: 'pay-yg9d8syiv95e',
          status: 'FAILED',
          purpose: 'SESSION',
          provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
          client: { id: 'usr-w7tc7j', displayName: 'Jonas Keller' },
          appointmentId: 'apt-fwtdp8if',
          invoiceId: 'inv-3kfifyc38g',
          amount: usd(12000),
          refunded: usd(0),
          refunds: [],
          method: { brand: 'VISA', last4: '7315' },
          failure: {
            code: 'EXPIRED_CARD',
            message: 'This card is no longer valid. Nothing was taken. Please use another one.',
          },
          description: 'Individual session',
          createdAt: '2026-11-12T22:16:41.000Z',
          updatedAt: '2026-11-12T22:16:41.000Z',
        },
        {
          id: 'pay-5ihxvdnxpx22',
          status: 'FAILED',
          purpose: 'SESSION',
          provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
          client: { id: 'usr-8b27e0', displayName: 'Noah Bergström' },
          appointmentId: 'apt-vu8z2ikn',
          invoiceId: 'inv-rwpetp6c27',
          amount: usd(12000),
          refunded: usd(0),
          refunds: [],
          method: { brand: 'MASTERCARD', last4: '8210' },
          failure: {
            code: 'INSUFFICIENT_FUNDS',
            message: 'There is not enough money on the account of this card. Nothing was taken.',
          },
          description: 'Individual session',
          createdAt: '2026-11-11T15:51:41.000Z',
          updatedAt: '2026-11-11T15:51:41.000Z',
        },
      ],
      total: 3,
      nextCursor: '65mt8qf42026-11-11T15%3A51%3A41.000Z%20pay-5ihxvdnxpx22',
    },
  }),
  exampleOf(listOwnPayments, {
    input: { query: { limit: 2 } },
    response: {
      items: [
        {
          id: 'pay-qztsmnhdff5n',
          status: 'SUCCEEDED',
          purpose: 'COPAY',
          provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
          appointmentId: 'apt-w3f7b2y6',
          invoiceId: 'inv-2mecbeuvxz',
          amount: usd(3000),
          refunded: usd(0),
          refunds: [],
          method: { brand: 'VISA', last4: '4242' },
          failure: null,
          description: 'Copay: Individual session',
          createdAt: '2026-11-17T20:16:41.000Z',
          updatedAt: '2026-11-17T20:16:41.000Z',
        },
        pastoral,
      ],
      total: 7,
      nextCursor: 'qxgq6jtv2026-11-12T12%3A46%3A41.000Z%20pay-imzh523xy8qg',
    },
  }),
];
