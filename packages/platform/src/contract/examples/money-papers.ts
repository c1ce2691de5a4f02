import type * as v from 'valibot';
import {
  acceptEstimate,
  createEstimate,
  createSuperbills,
  getBillingIdentity,
  getEstimate,
  getSuperbill,
  listEstimates,
  listSuperbills,
  previewSuperbills,
  updateBillingIdentity,
} from '../cloud/papers.ts';
import type { billingIdentity, paperIssuer } from '../schemas/billing-identity.ts';
import type { estimate } from '../schemas/estimate.ts';
import type { superbill } from '../schemas/superbill.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

const identity: v.InferInput<typeof billingIdentity> = {
  npi: '1245319599',
  taxId: '834410276',
  practiceName: 'Rahman Psychology PLLC',
  address: '412 Atlantic Avenue, Suite 3, Brooklyn, NY 11217',
  phone: '+1 718 555 0100',
  version: 2,
};

const issuer: v.InferInput<typeof paperIssuer> = {
  displayName: 'Dr. Amina Rahman',
  practiceName: identity.practiceName,
  credential: {
    title: 'Licensed Psychologist',
    issuer: 'New York State Education Department',
    number: 'PSY 021847',
  },
  npi: identity.npi,
  taxId: identity.taxId,
  address: identity.address,
  phone: identity.phone,
};

const noah = { id: 'usr-8b27e0', displayName: 'Noah Bergström' };
const line = {
  procedureCode: '90834',
  placeOfService: '10',
  modifiers: ['95'],
  units: 1,
  charged: usd(12000),
} as const;

const ofNovember: v.InferInput<typeof superbill> = {
  id: 'sup-7fc698d6ad',
  month: '2026-11',
  providerId: 'prv-amina-rahman',
  issuer,
  client: { ...noah, birthDate: '1987-10-19' },
  insurance: null,
  diagnoses: [{ code: 'F51.01', description: 'Primary insomnia' }],
  lines: [
    { ...line, modifiers: ['95'], appointmentId: 'apt-vu8z2ikn', serviceDate: '2026-11-11', paid: usd(12000) },
    { ...line, modifiers: ['95'], appointmentId: 'apt-8fk2m4qv', serviceDate: '2026-11-18', paid: usd(0) },
  ],
  charged: usd(24000),
  paid: usd(12000),
  balance: usd(12000),
  createdAt: '2026-11-24T15:00:00.000Z',
  replacedById: null,
};

const twelveSessions: v.InferInput<typeof estimate> = {
  id: 'est-2f9d1c7a40',
  status: 'OPEN',
  providerId: 'prv-amina-rahman',
  issuer,
  client: noah,
  lines: [{ description: 'Individual session', quantity: 12, price: usd(12000), total: usd(144_000) }],
  total: usd(144_000),
  from: '2026-11-24',
  until: '2027-02-23',
  createdAt: '2026-11-24T15:00:00.000Z',
  acceptedAt: null,
  replacesId: null,
  replacedById: null,
  billed: usd(0),
};

/** Of an imam, who has no licence and has not said who bills. */
const sixConversations: v.InferInput<typeof estimate> = {
  ...twelveSessions,
  id: 'est-6k2m8r4w1p',
  providerId: 'prv-yusuf-demir',
  issuer: {
    displayName: 'Imam Yusuf Demir',
    practiceName: null,
    credential: null,
    npi: null,
    taxId: null,
    address: null,
    phone: null,
  },
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  lines: [{ description: 'Conversation', quantity: 6, price: usd(4500), total: usd(27_000) }],
  total: usd(27_000),
  from: '2026-11-19',
  until: '2027-02-17',
  createdAt: '2026-11-18T15:00:00.000Z',
};

/** Of superbills, good faith estimates and who makes them. */
export const paperExamples: readonly AnyExample[] = [
  exampleOf(getBillingIdentity, { input: {}, response: identity }),
  exampleOf(updateBillingIdentity, {
    input: { body: { ...identity, phone: '+1 718 555 0101' } },
    response: { ...identity, phone: '+1 718 555 0101', version: 3 },
  }),
  exampleOf(previewSuperbills, {
    input: { query: { month: '2026-11' } },
    response: {
      month: '2026-11',
      missing: [],
      clients: [
        {
          client: noah,
          blockers: [],
          sessions: [
            {
              appointmentId: 'apt-vu8z2ikn',
              startsAt: '2026-11-11T14:00:00Z',
              charged: usd(12000),
              noteId: 'note-vu8z2ikn',
              blockers: [],
            },
          ],
          readyCount: 1,
          superbillId: null,
          isDue: true,
        },
      ],
    },
  }),
  exampleOf(createSuperbills, { input: { body: { month: '2026-11' } }, response: { items: [ofNovember] } }),
  exampleOf(listSuperbills, {
    by: 'provider',
    input: { query: { side: 'MADE', month: '2026-11', limit: 20 } },
    response: { items: [ofNovember], total: 1, nextCursor: null },
  }),
  exampleOf(getSuperbill, {
    by: 'provider',
    input: { params: { id: ofNovember.id } },
    prepare: async ({ call }) => {
      const { items } = await call(createSuperbills, { body: { month: ofNovember.month } }, 'provider');
      return { params: { id: items[0]?.id ?? ofNovember.id } };
    },
    response: ofNovember,
  }),
  exampleOf(createEstimate, {
    input: {
      body: {
        clientId: noah.id,
        lines: [{ description: 'Individual session', quantity: 12, price: usd(12000) }],
        from: '2026-11-24',
        until: '2027-02-23',
      },
    },
    response: twelveSessions,
  }),
  exampleOf(listEstimates, {
    by: 'provider',
    input: { query: { side: 'MADE', limit: 20 } },
    response: { items: [twelveSessions], total: 1, nextCursor: null },
  }),
  exampleOf(getEstimate, { input: { params: { id: sixConversations.id } }, response: sixConversations }),
  exampleOf(acceptEstimate, {
    input: { params: { id: sixConversations.id } },
    response: { ...sixConversations, status: 'ACCEPTED', acceptedAt: '2026-11-24T16:10:00.000Z' },
  }),
];
