import type * as v from 'valibot';
import type { client } from '../schemas/session.ts';
import { getClient, getDashboardStats, listCalendarEvents, listClients } from '../v1/providers.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** A client of whom the provider keeps nothing more than their sessions. */
const plain = {
  status: 'ACTIVE' as const,
  preferredName: null,
  pronouns: null,
  phone: null,
  emergencyContact: null,
  language: null,
  tags: [],
  risk: null,
  openFlags: 0,
  coverage: null,
  discharge: null,
  version: 1,
} satisfies Partial<v.InferInput<typeof client>>;

/** Layla Haddad, as Dr. Rahman’s list shows her. */
const layla: v.InferInput<typeof client> = {
  ...plain,
  pronouns: 'she/her',
  phone: '+1 718 555 0142',
  language: 'en',
  tags: ['Evenings'],
  emergencyContact: { name: 'Rania Haddad', relationship: 'Sister', phone: '+1 718 555 0177' },
  coverage: { insurer: 'AETNA', planName: 'Aetna Open Choice PPO', memberIdEnding: '8837' },
  version: 3,
  id: 'usr-4f1c9a',
  displayName: 'Layla Haddad',
  email: 'patient@demo.test',
  since: '2026-09-27',
  lastSessionAt: '2026-11-17T19:30:00.000Z',
  nextSessionAt: '2026-11-24T15:30:00.000Z',
  sessionCount: 7,
  unsignedNotes: 1,
};

export const providerHomeExamples: readonly AnyExample[] = [
  exampleOf(getDashboardStats, {
    input: {},
    response: {
      sessionsToday: 3,
      sessionsNext7Days: 8,
      activeClients: 8,
      unsignedNotes: 3,
      unreadMessages: 2,
      unreadFrom: ['Layla Haddad', 'Noah Bergström'],
      billedMinutesThisWeek: 96,
      billedMinutesLastWeek: 91,
      revenueThisMonth: usd(264000),
      revenueLastMonth: usd(306000),
      asOf: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(listCalendarEvents, {
    input: { query: { start: '2026-11-24T05:00:00Z', end: '2026-11-26T05:00:00Z' } },
    response: {
      items: [
        {
          id: 'evt-apt-k4x9w2m7',
          kind: 'APPOINTMENT',
          title: 'Layla Haddad',
          startsAt: '2026-11-24T15:30:00.000Z',
          endsAt: '2026-11-24T16:20:00.000Z',
          timeZone: 'America/New_York',
          appointmentId: 'apt-k4x9w2m7',
        },
        {
          id: 'evt-apt-z1n7t5w8',
          kind: 'APPOINTMENT',
          title: 'Beatriz Carvalho',
          startsAt: '2026-11-24T20:30:00.000Z',
          endsAt: '2026-11-24T21:20:00.000Z',
          timeZone: 'America/New_York',
          appointmentId: 'apt-z1n7t5w8',
        },
        {
          id: 'evt-apt-zdipw6ba',
          kind: 'APPOINTMENT',
          title: 'Omar Siddiqui',
          startsAt: '2026-11-24T21:30:00.000Z',
          endsAt: '2026-11-24T22:20:00.000Z',
          timeZone: 'America/New_York',
          appointmentId: 'apt-zdipw6ba',
        },
        {
          id: 'evt-apt-r6j2m4q9',
          kind: 'APPOINTMENT',
          title: 'Noah Bergström',
          startsAt: '2026-11-25T15:00:00.000Z',
          endsAt: '2026-11-25T15:50:00.000Z',
          timeZone: 'America/New_York',
          appointmentId: 'apt-r6j2m4q9',
        },
        {
          id: 'blk-1',
          kind: 'BLOCK',
          title: 'Supervision group',
          startsAt: '2026-11-25T18:30:00.000Z',
          endsAt: '2026-11-25T20:00:00.000Z',
          timeZone: 'America/New_York',
          appointmentId: null,
        },
        {
          id: 'evt-apt-upfsqe5s',
          kind: 'APPOINTMENT',
          title: 'Fatima Zahra Benali',
          startsAt: '2026-11-25T20:30:00.000Z',
          endsAt: '2026-11-25T21:20:00.000Z',
          timeZone: 'America/New_York',
          appointmentId: 'apt-upfsqe5s',
        },
      ],
    },
  }),
  exampleOf(listClients, {
    input: {},
    response: {
      items: [
        {
          ...plain,
          preferredName: 'Dina',
          pronouns: 'she/her',
          tags: ['Couples'],
          version: 2,
          id: 'usr-4kewcj',
          displayName: 'Konstantina Papadopoulos-Christodoulou',
          email: 'konstantina.4ke@demo.test',
          since: '2026-09-16',
          lastSessionAt: '2026-11-23T21:30:00.000Z',
          nextSessionAt: '2026-11-27T14:00:00.000Z',
          sessionCount: 8,
          unsignedNotes: 0,
        },
        layla,
        {
          ...plain,
          id: 'usr-8b27e0',
          displayName: 'Noah Bergström',
          email: 'second@demo.test',
          since: '2026-10-26',
          lastSessionAt: '2026-11-18T15:00:00.000Z',
          nextSessionAt: '2026-11-25T15:00:00.000Z',
          sessionCount: 2,
          unsignedNotes: 0,
        },
      ],
    },
  }),
  exampleOf(getClient, {
    input: { params: { id: 'usr-4f1c9a' } },
    response: layla,
  }),
];
