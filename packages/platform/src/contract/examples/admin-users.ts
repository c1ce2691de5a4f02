import type * as v from 'valibot';
import {
  getAdminUser,
  listAdminUsers,
  previewSuspension,
  reactivateUser,
  setUserRoles,
  suspendUser,
} from '../cloud/admin-users.ts';
import { inviteStaff, resendStaffInvitation, revokeStaffInvitation } from '../cloud/staff-invitations.ts';
import type { adminUser, adminUserDetail } from '../schemas/admin-area.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** One of many clients, as the list shows them. */
const leyla: v.InferInput<typeof adminUser> = {
  id: 'usr-enpxgkcp',
  displayName: 'Leyla Aksoy',
  email: 'leyla.aksoy.enpxgk@mail.demo.test',
  roles: ['patient'],
  status: 'ACTIVE',
  plan: 'starter',
  organization: null,
  country: 'TR',
  timeZone: 'Europe/Istanbul',
  createdAt: '2026-08-19T11:45:00.000Z',
  lastSeenAt: '2026-11-24T14:53:00.000Z',
  sessionCount: 2,
};

/** A user’s sign-ins, each with one device. */
const byPassword = (device: string, country: string, times: readonly string[]) =>
  times.map((at) => ({ at, method: 'PASSWORD' as const, device, country }));

/** Of the accounts of everyone, one by one. */
/** Someone who was invited, and has not signed in yet. */
const newcomer = {
  roles: ['patient'],
  status: 'INVITED',
  plan: 'starter',
  organization: null,
  country: 'US',
  timeZone: 'America/New_York',
  lastSeenAt: null,
  sessionCount: 0,
  providerId: null,
  suspension: null,
  signIns: [],
  flags: ['NEVER_SIGNED_IN'],
  recentSessions: [],
} satisfies Partial<v.InferInput<typeof adminUserDetail>>;

/** An invitation of today. */
const sent = {
  sentAt: '2026-11-24T15:00:00.000Z',
  sentBy: 'Ingrid Solheim',
  expiresAt: '2026-12-01T15:00:00.000Z',
};

export const adminUserExamples: readonly AnyExample[] = [
  exampleOf(listAdminUsers, {
    input: {
      query: { q: 'aksoy', status: ['ACTIVE'], country: ['TR'], sort: 'lastSeenAt', direction: 'desc', limit: 2 },
    },
    response: {
      items: [
        leyla,
        {
          ...leyla,
          id: 'usr-pme4crzk',
          displayName: 'Ebru Aksoy',
          email: 'ebru.aksoy.pme4cr@post.demo.test',
          createdAt: '2026-11-22T03:56:00.000Z',
          sessionCount: 0,
        },
      ],
      total: 176,
      nextCursor: 'n9fepk8gusr-pme4crzk',
    },
  }),
  exampleOf(getAdminUser, {
    input: { params: { id: 'usr-ud3mye9t' } },
    response: {
      id: 'usr-ud3mye9t',
      displayName: 'Ebru Bulut',
      email: 'ebru.bulut.ud3mye@letters.demo.test',
      roles: ['patient'],
      status: 'ACTIVE',
      plan: 'starter',
      organization: null,
      country: 'TR',
      timeZone: 'Europe/Istanbul',
      createdAt: '2024-09-28T04:58:00.000Z',
      lastSeenAt: '2026-09-21T10:00:00.000Z',
      sessionCount: 39,
      providerId: null,
      suspension: null,
      signIns: byPassword('Safari on iPhone', 'TR', ['2026-09-21T10:00:00.000Z', '2026-09-19T15:30:00.000Z']),
      flags: [],
      recentSessions: [
        {
          id: 'apt-e5u2bhba8k',
          startsAt: '2027-01-11T10:00:00.000Z',
          status: 'CONFIRMED',
          providerName: 'Dr. Birgit Lindgren',
        },
        {
          id: 'apt-a79entiw39',
          startsAt: '2027-01-04T10:00:00.000Z',
          status: 'CONFIRMED',
          providerName: 'Dr. Birgit Lindgren',
        },
        {
          id: 'apt-frwvp9rdjh',
          startsAt: '2026-12-28T10:00:00.000Z',
          status: 'CONFIRMED',
          providerName: 'Dr. Birgit Lindgren',
        },
        {
          id: 'apt-p3e7jnp32c',
          startsAt: '2026-09-21T10:00:00.000Z',
          status: 'COMPLETED',
          providerName: 'Imam Waqas Lodhi',
        },
        {
          id: 'apt-7ckvmtz9us',
          startsAt: '2026-09-14T10:00:00.000Z',
          status: 'COMPLETED',
          providerName: 'Imam Waqas Lodhi',
        },
      ],
    },
  }),
  exampleOf(setUserRoles, {
    input: {
      params: { id: 'usr-dsfwctc7' },
      body: {
        roles: ['sakina:manager', 'sakina:user'],
        before: ['sakina:user'],
        reason: 'Leads the scheduling team from this month.',
      },
    },
    response: {
      id: 'usr-dsfwctc7',
      displayName: 'Aditi Kulkarni',
      email: 'aditi.kulkarni.dsfwct@inbox.demo.test',
      roles: ['sakina:manager', 'sakina:user'],
      status: 'ACTIVE',
      plan: 'professional',
      organization: { id: 'org-atlas', name: 'Atlas Migrant Health' },
      country: 'US',
      timeZone: 'America/New_York',
      createdAt: '2026-08-18T04:27:00.000Z',
      lastSeenAt: '2026-10-30T20:54:00.000Z',
      sessionCount: 0,
      providerId: null,
      suspension: null,
      signIns: byPassword('Chrome on Windows', 'US', ['2026-10-30T20:54:00.000Z', '2026-10-27T10:09:00.000Z']),
      flags: [],
      recentSessions: [],
    },
  }),
  exampleOf(suspendUser, {
    input: {
      params: { id: 'usr-hryrrcqt' },
      body: { reason: 'Two cards were reported as stolen; waiting for an answer.', mark: 'setztntfp' },
    },
    response: {
      id: 'usr-hryrrcqt',
      displayName: 'Selin Aydın',
      email: 'selin.aydin.hryrrc@letters.demo.test',
      roles: ['patient'],
      status: 'SUSPENDED',
      plan: 'starter',
      organization: null,
      country: 'TR',
      timeZone: 'Europe/Istanbul',
      createdAt: '2024-10-31T19:57:00.000Z',
      lastSeenAt: '2025-10-23T16:00:00.000Z',
      sessionCount: 36,
      providerId: null,
      suspension: {
        at: '2026-11-24T15:00:00.000Z',
        by: 'Ingrid Solheim',
        reason: 'Two cards were reported as stolen; waiting for an answer.',
      },
      signIns: [
        ...byPassword('Firefox on Linux', 'TR', ['2025-10-23T16:00:00.000Z']),
        ...byPassword('Chrome on Android', 'TR', ['2025-10-20T16:28:00.000Z', '2025-10-18T18:01:00.000Z']),
      ],
      flags: ['DORMANT'],
      recentSessions: [
        {
          id: 'apt-4fbqn3yt76',
          startsAt: '2025-10-23T16:00:00.000Z',
          status: 'COMPLETED',
          providerName: 'Gizem Şimşek',
        },
        {
          id: 'apt-p6kni6u56p',
          startsAt: '2025-10-16T16:00:00.000Z',
          status: 'COMPLETED',
          providerName: 'Gizem Şimşek',
        },
        {
          id: 'apt-pras9xuaa4',
          startsAt: '2025-10-09T16:00:00.000Z',
          status: 'COMPLETED',
          providerName: 'Gizem Şimşek',
        },
        {
          id: 'apt-8uh7cq7eec',
          startsAt: '2025-10-02T16:00:00.000Z',
          status: 'COMPLETED',
          providerName: 'Gizem Şimşek',
        },
        {
          id: 'apt-d9m57cr6wv',
          startsAt: '2025-05-27T01:30:00.000Z',
          status: 'COMPLETED',
          providerName: 'Dr. Christopher Sinclair',
        },
      ],
    },
  }),
  exampleOf(previewSuspension, {
    input: { params: { id: 'usr-hryrrcqt' } },
    response: {
      asClient: 1,
      asProvider: 0,
      running: 0,
      sample: [
        {
          id: 'apt-e5u2bhba8k',
          startsAt: '2027-01-11T10:00:00.000Z',
          with: 'Dr. Birgit Lindgren',
          refund: { amountMinor: 12000, currency: 'USD' },
        },
      ],
      refunds: { amountMinor: 12000, currency: 'USD' },
      notified: 1,
      openTimes: null,
      held: null,
      mark: 'set1k2j3h4',
    },
  }),
  exampleOf(reactivateUser, {
    input: {
      params: { id: 'usr-fqffb9fy' },
      body: { reason: 'The person asked for it on the phone, and their identity was checked.' },
    },
    response: {
      id: 'usr-fqffb9fy',
      displayName: 'Kamran Mughal',
      email: 'kamran.mughal.fqffb9@inbox.demo.test',
      roles: ['patient'],
      status: 'ACTIVE',
      plan: 'starter',
      organization: null,
      country: 'PK',
      timeZone: 'Asia/Karachi',
      createdAt: '2024-04-09T11:28:00.000Z',
      lastSeenAt: '2026-07-13T10:00:00.000Z',
      sessionCount: 26,
      providerId: null,
      suspension: null,
      signIns: byPassword('Safari on iPhone', 'PK', [
        '2026-07-13T10:00:00.000Z',
        '2026-07-10T21:30:00.000Z',
        '2026-07-03T08:49:00.000Z',
        '2026-06-26T17:52:00.000Z',
        '2026-06-24T19:10:00.000Z',
      ]),
      flags: [],
      recentSessions: [
        { id: 'apt-ac4acupnhu', startsAt: '2026-07-13T10:00:00.000Z', status: 'COMPLETED', providerName: 'Iman Habib' },
        { id: 'apt-sbqmqsqyze', startsAt: '2026-07-06T10:00:00.000Z', status: 'COMPLETED', providerName: 'Iman Habib' },
        { id: 'apt-uwt2dbum6a', startsAt: '2026-06-29T10:00:00.000Z', status: 'CANCELLED', providerName: 'Iman Habib' },
        { id: 'apt-gvtpfum5ib', startsAt: '2026-06-22T10:00:00.000Z', status: 'COMPLETED', providerName: 'Iman Habib' },
        { id: 'apt-5qkuqpdr5i', startsAt: '2026-06-15T10:00:00.000Z', status: 'CANCELLED', providerName: 'Iman Habib' },
      ],
    },
  }),
  exampleOf(inviteStaff, {
    input: {
      body: {
        displayName: 'Ama Boateng',
        email: 'ama.boateng@harbour.demo.test',
        roles: ['sakina:user'],
        organizationId: 'org-harbour',
      },
    },
    response: {
      id: 'usr-421d76a6-0ee5',
      displayName: 'Ama Boateng',
      email: 'ama.boateng@harbour.demo.test',
      roles: ['sakina:user'],
      status: 'INVITED',
      plan: 'professional',
      organization: { id: 'org-harbour', name: 'Harbour Care Network' },
      country: 'US',
      timeZone: 'America/New_York',
      createdAt: '2026-11-24T15:00:00.000Z',
      lastSeenAt: null,
      sessionCount: 0,
      providerId: null,
      suspension: null,
      signIns: [],
      flags: ['NEVER_SIGNED_IN'],
      recentSessions: [],
    },
  }),
  exampleOf(resendStaffInvitation, {
    input: { params: { id: 'usr-6u78jmg3' } },
    response: {
      ...newcomer,
      id: 'usr-6u78jmg3',
      displayName: 'Wiebke Vogel',
      email: 'wiebke.vogel.6u78jm@inbox.demo.test',
      createdAt: '2026-10-11T11:46:00.000Z',
      invitation: { ...sent, status: 'PENDING' },
    },
  }),
  exampleOf(revokeStaffInvitation, {
    input: { params: { id: 'usr-megiangu' }, body: { reason: 'The address was written wrongly.' } },
    response: {
      ...newcomer,
      id: 'usr-megiangu',
      displayName: 'Nathan Walsh',
      email: 'nathan.walsh.megian@post.demo.test',
      createdAt: '2026-11-23T23:58:00.000Z',
      invitation: { ...sent, status: 'WITHDRAWN' },
    },
  }),
];
