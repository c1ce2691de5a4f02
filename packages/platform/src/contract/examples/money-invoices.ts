import type * as v from 'valibot';
import {
  createInvoice,
  getInvoice,
  listInvoices,
  listOwnInvoices,
  sendInvoice,
  voidInvoice,
} from '../cloud/invoices.ts';
import {
  markInvoiceUncollectible,
  recordOutsidePayment,
  remindInvoice,
  updateInvoice,
} from '../cloud/invoice-steps.ts';
import type { invoice, invoiceDetail } from '../schemas/invoice.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** For a missed session, just sent. */
const missed: v.InferInput<typeof invoiceDetail> = {
  id: 'inv-pn68q3ixpd',
  number: '2026-0052',
  status: 'OPEN',
  provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
  client: { id: 'usr-6ssv6v', displayName: 'Liam O’Connell' },
  appointmentId: 'apt-477zg7d8',
  total: usd(6000),
  paid: usd(0),
  refunded: usd(0),
  due: usd(6000),
  dueOn: '2026-12-04',
  createdAt: '2026-11-20T16:20:00.000Z',
  sentAt: '2026-11-24T15:00:00.000Z',
  remindedAt: null,
  voidedAt: null,
  uncollectibleAt: null,
  lines: [{ description: 'Missed session: Individual session', amount: usd(6000) }],
  payments: [],
  version: 1,
  outsidePayments: [],
};

/** Not paid yet: the card was refused. */
const owed = {
  id: 'inv-3kfifyc38g',
  number: '2026-0043',
  status: 'OPEN',
  provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
  client: { id: 'usr-w7tc7j', displayName: 'Jonas Keller' },
  appointmentId: 'apt-fwtdp8if',
  total: usd(12000),
  paid: usd(0),
  refunded: usd(0),
  due: usd(12000),
  dueOn: '2026-11-26',
  createdAt: '2026-11-12T22:16:41.000Z',
  sentAt: '2026-11-12T22:16:41.000Z',
  remindedAt: null,
  voidedAt: null,
  uncollectibleAt: null,
} as const satisfies v.InferInput<typeof invoice>;

const owedDetail: v.InferInput<typeof invoiceDetail> = {
  ...owed,
  lines: [{ description: 'Individual session', amount: usd(12000) }],
  payments: [],
  version: 1,
  outsidePayments: [],
};

/** Of invoices, from the draft on. */
export const invoiceExamples: readonly AnyExample[] = [
  exampleOf(listInvoices, {
    input: { query: { status: 'OPEN', limit: 10 } },
    response: {
      items: [owed],
      total: 1,
      nextCursor: null,
    },
  }),
  exampleOf(getInvoice, {
    input: { params: { id: 'inv-y3sy97dazy' } },
    response: {
      id: 'inv-y3sy97dazy',
      number: '2026-0051',
      status: 'VOID',
      provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
      appointmentId: 'apt-m8q1z5j3',
      total: usd(6000),
      paid: usd(0),
      refunded: usd(0),
      due: usd(0),
      dueOn: '2026-12-03',
      createdAt: '2026-11-19T18:20:00.000Z',
      sentAt: '2026-11-19T18:20:00.000Z',
      remindedAt: null,
      voidedAt: '2026-11-19T18:55:00.000Z',
      uncollectibleAt: null,
      lines: [{ description: 'Late cancellation: Individual session', amount: usd(6000) }],
      payments: [],
      version: 1,
      outsidePayments: [],
    },
  }),
  exampleOf(createInvoice, {
    input: {
      body: {
        appointmentId: 'apt-p7d3r8c1',
        lines: [{ description: 'Individual session, paid ahead', amount: usd(9000) }],
        dueOn: '2026-12-01',
      },
    },
    response: {
      id: 'inv-b70ea48290',
      number: '2026-0056',
      status: 'DRAFT',
      provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
      appointmentId: 'apt-p7d3r8c1',
      total: usd(9000),
      paid: usd(0),
      refunded: usd(0),
      due: usd(0),
      dueOn: '2026-12-01',
      createdAt: '2026-11-24T15:00:00.000Z',
      sentAt: null,
      remindedAt: null,
      voidedAt: null,
      uncollectibleAt: null,
      lines: [{ description: 'Individual session, paid ahead', amount: usd(9000) }],
      payments: [],
      version: 1,
      outsidePayments: [],
    },
  }),
  exampleOf(sendInvoice, { input: { params: { id: missed.id } }, response: missed }),
  exampleOf(voidInvoice, {
    input: { params: { id: missed.id } },
    response: { ...missed, status: 'VOID', due: usd(0), sentAt: null, voidedAt: '2026-11-24T15:00:00.000Z' },
  }),
  exampleOf(updateInvoice, {
    input: {
      params: { id: missed.id },
      body: { version: 1, lines: [{ description: 'Missed session, a third', amount: usd(4000) }], dueOn: '2026-12-10' },
    },
    response: {
      ...missed,
      status: 'DRAFT',
      total: usd(4000),
      due: usd(0),
      dueOn: '2026-12-10',
      sentAt: null,
      lines: [{ description: 'Missed session, a third', amount: usd(4000) }],
    },
  }),
  exampleOf(remindInvoice, {
    input: { params: { id: owed.id } },
    response: { ...owedDetail, remindedAt: '2026-11-24T15:00:00.000Z' },
  }),
  exampleOf(recordOutsidePayment, {
    input: {
      params: { id: owed.id },
      body: { amount: usd(5000), method: 'BANK_TRANSFER', receivedOn: '2026-11-23' },
    },
    response: {
      ...owedDetail,
      paid: usd(5000),
      due: usd(7000),
      version: 1,
      outsidePayments: [
        {
          id: 'out-5b2f91c4',
          amount: usd(5000),
          method: 'BANK_TRANSFER',
          receivedOn: '2026-11-23',
          recordedAt: '2026-11-24T15:00:00.000Z',
        },
      ],
    },
  }),
  exampleOf(markInvoiceUncollectible, {
    input: { params: { id: owed.id } },
    response: { ...owedDetail, status: 'UNCOLLECTIBLE', due: usd(0), uncollectibleAt: '2026-11-24T15:00:00.000Z' },
  }),
  exampleOf(listOwnInvoices, {
    input: { query: { status: 'PAID', limit: 2 } },
    response: {
      items: [
        {
          id: 'inv-2mecbeuvxz',
          number: '2026-0049',
          status: 'PAID',
          provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
          appointmentId: 'apt-w3f7b2y6',
          total: usd(3000),
          paid: usd(3000),
          refunded: usd(0),
          due: usd(0),
          dueOn: '2026-12-01',
          createdAt: '2026-11-17T20:16:41.000Z',
          sentAt: '2026-11-17T20:16:41.000Z',
          remindedAt: null,
          voidedAt: null,
          uncollectibleAt: null,
        },
        {
          id: 'inv-kre77fiw2u',
          number: '2026-0002',
          status: 'PAID',
          provider: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir' },
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
          appointmentId: 'apt-3bpehnm7',
          total: usd(4500),
          paid: usd(4500),
          refunded: usd(2200),
          due: usd(0),
          dueOn: '2026-11-26',
          createdAt: '2026-11-12T12:46:41.000Z',
          sentAt: '2026-11-12T12:46:41.000Z',
          remindedAt: null,
          voidedAt: null,
          uncollectibleAt: null,
        },
      ],
      total: 7,
      nextCursor: 'bwhqiv6f2026-11-12T12%3A46%3A41.000Z%20inv-kre77fiw2u',
    },
  }),
];
