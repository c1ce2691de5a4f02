import type * as v from 'valibot';
import {
  cancelAdminSession,
  readCancellationText,
  cancelChosenSessions,
  cancelManySessions,
  previewChosenCancel,
  getAdminSession,
  listAdminSessions,
  previewSessionCancel,
} from '../cloud/admin-sessions.ts';
import type { adminSession } from '../schemas/admin.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** Layla Haddad’s session of last week with Dr. Rahman. */
const lastWeek: v.InferInput<typeof adminSession> = {
  id: 'apt-w3f7b2y6',
  status: 'COMPLETED',
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
  service: { id: 'prv-amina-rahman-session', name: 'Individual session', durationMinutes: 50 },
  startsAt: '2026-11-17T19:30:00.000Z',
  endsAt: '2026-11-17T20:20:00.000Z',
  timeZone: 'America/New_York',
  clientTimeZone: 'America/New_York',
  mode: 'ONLINE',
  location: null,
  price: usd(12_000),
  cancellation: null,
  startedAt: '2026-11-17T19:33:17.000Z',
  endedAt: '2026-11-17T20:16:41.000Z',
  createdAt: '2026-10-29T19:30:00.000Z',
  updatedAt: '2026-11-17T20:16:41.000Z',
  billedMinutes: 44,
  noteStatus: 'DRAFT',
};

/** Of everyone’s sessions. */
export const adminSessionExamples: readonly AnyExample[] = [
  exampleOf(listAdminSessions, {
    input: { query: { q: 'haddad', status: ['COMPLETED'], sort: 'startsAt', direction: 'desc', pageSize: 1 } },
    response: { items: [lastWeek], total: 8, page: 1, pageSize: 1, nextCursor: 'a2bhwqfmapt-w3f7b2y6' },
  }),
  exampleOf(getAdminSession, {
    input: { params: { id: 'apt-c9s4k1g8' } },
    response: {
      ...lastWeek,
      id: 'apt-c9s4k1g8',
      startsAt: '2026-11-10T19:30:00.000Z',
      endsAt: '2026-11-10T20:20:00.000Z',
      startedAt: '2026-11-10T19:30:17.000Z',
      endedAt: '2026-11-10T20:21:41.000Z',
      createdAt: '2026-10-23T19:30:00.000Z',
      updatedAt: '2026-11-10T20:21:41.000Z',
      billedMinutes: 52,
      noteStatus: 'AMENDED',
      events: [
        { id: 'apt-c9s4k1g8-1', at: '2026-10-23T19:30:00.000Z', actor: 'Layla Haddad', kind: 'BOOKED', detail: null },
        {
          id: 'apt-c9s4k1g8-2',
          at: '2026-11-10T19:30:17.000Z',
          actor: 'Dr. Amina Rahman',
          kind: 'STARTED',
          detail: null,
        },
        {
          id: 'apt-c9s4k1g8-3',
          at: '2026-11-10T20:21:41.000Z',
          actor: 'Dr. Amina Rahman',
          kind: 'ENDED',
          detail: null,
        },
        {
          id: 'apt-c9s4k1g8-4',
          at: '2026-11-10T20:21:41.000Z',
          actor: 'Dr. Amina Rahman',
          kind: 'BILLED',
          detail: '52 min',
        },
        {
          id: 'apt-c9s4k1g8-5',
          at: '2026-11-10T20:46:41.000Z',
          actor: 'Dr. Amina Rahman',
          kind: 'NOTE_SIGNED',
          detail: null,
        },
      ],
    },
  }),
  exampleOf(readCancellationText, {
    input: { params: { id: 'apt-m8q1z5j3' } },
    response: { text: 'I have a fever and would rather rest.' },
  }),
  exampleOf(cancelAdminSession, {
    input: {
      params: { id: 'apt-sy399ccsgs' },
      body: {
        reason: { code: 'PROVIDER_UNAVAILABLE', text: 'The provider is in hospital; the client has been called.' },
      },
    },
    response: {
      id: 'apt-sy399ccsgs',
      status: 'CANCELLED',
      client: { id: 'usr-7w8a6my8', displayName: 'Friedrich K. Hoffmann' },
      provider: { id: 'prv-mzpjbx52', displayName: 'Imam Zeeshan Khan', kind: 'IMAM' },
      service: { id: 'prv-mzpjbx52-session', name: 'Pastoral session', durationMinutes: 50 },
      startsAt: '2026-12-03T17:00:00.000Z',
      endsAt: '2026-12-03T17:50:00.000Z',
      timeZone: 'America/New_York',
      clientTimeZone: 'Europe/Berlin',
      mode: 'ONLINE',
      location: null,
      price: usd(1800),
      cancellation: {
        reason: { code: 'PROVIDER_UNAVAILABLE', hasText: true },
        by: 'ADMIN',
        at: '2026-11-24T15:00:00.000Z',
        fee: usd(0),
      },
      startedAt: null,
      endedAt: null,
      createdAt: '2026-11-20T04:00:00.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
      billedMinutes: null,
      noteStatus: null,
      events: [
        {
          id: 'apt-sy399ccsgs-1',
          at: '2026-11-20T04:00:00.000Z',
          actor: 'Friedrich K. Hoffmann',
          kind: 'BOOKED',
          detail: null,
        },
        {
          id: 'apt-sy399ccsgs-2',
          at: '2026-11-24T15:00:00.000Z',
          actor: 'Administrator',
          kind: 'CANCELLED',
          detail: 'The provider is in hospital; the client has been called.',
        },
      ],
    },
  }),
  exampleOf(previewSessionCancel, {
    input: { params: { id: 'apt-sy399ccsgs' }, body: { scope: 'ONE' } },
    response: {
      items: [
        {
          id: 'apt-sy399ccsgs',
          startsAt: '2026-12-03T17:00:00.000Z',
          clientName: 'Friedrich K. Hoffmann',
          providerName: 'Imam Zeeshan Khan',
          refund: null,
        },
      ],
      dayCount: 1,
      mark: 'set1k2m3n4',
    },
  }),
  exampleOf(cancelManySessions, {
    input: {
      params: { id: 'apt-sy399ccsgs' },
      body: { scope: 'ONE', mark: 'set1k2m3n4', reason: { code: 'PROVIDER_UNAVAILABLE', text: null } },
    },
    response: { cancelled: ['apt-sy399ccsgs'] },
    prepare: async ({ call }) => {
      const params = { id: 'apt-sy399ccsgs' };
      const { mark } = await call(previewSessionCancel, { params, body: { scope: 'ONE' } }, 'admin');
      const reason = { code: 'PROVIDER_UNAVAILABLE' as const, text: null };
      return { params, body: { scope: 'ONE' as const, mark, reason } };
    },
  }),
  exampleOf(previewChosenCancel, {
    input: { body: { ids: ['apt-sy399ccsgs'] } },
    response: {
      items: [
        {
          id: 'apt-sy399ccsgs',
          startsAt: '2026-12-03T17:00:00.000Z',
          clientName: 'Friedrich K. Hoffmann',
          providerName: 'Imam Zeeshan Khan',
          refund: null,
        },
      ],
      left: 0,
      mark: 'set1k2m3n4',
    },
  }),
  exampleOf(cancelChosenSessions, {
    input: {
      body: { ids: ['apt-sy399ccsgs'], mark: 'set1k2m3n4', reason: { code: 'PROVIDER_UNAVAILABLE', text: null } },
    },
    response: { cancelled: ['apt-sy399ccsgs'] },
    prepare: async ({ call }) => {
      const chosen = ['apt-sy399ccsgs'];
      const { mark } = await call(previewChosenCancel, { body: { ids: chosen } }, 'admin');
      return { body: { ids: chosen, mark, reason: { code: 'PROVIDER_UNAVAILABLE' as const, text: null } } };
    },
  }),
];
