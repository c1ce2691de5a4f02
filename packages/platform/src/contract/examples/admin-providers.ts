import type * as v from 'valibot';
import {
  decideCredentials,
  getAdminProvider,
  listAdminProviders,
  listCredentialCases,
  listExpiringCredentials,
  reinstateProvider,
  suspendProvider,
} from '../cloud/admin-providers.ts';
import type { adminProvider } from '../schemas/admin-provider.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** An imam in Sydney, before anything is said against him. */
const faizal: v.InferInput<typeof adminProvider> = {
  id: 'prv-y74wg5hw',
  userId: 'usr-bfh57b6n',
  displayName: 'Imam Faizal Alamsyah',
  kind: 'IMAM',
  verification: 'VERIFIED',
  country: 'AU',
  city: null,
  timeZone: 'Australia/Sydney',
  organization: null,
  joinedOn: '2024-02-15',
  sessionCount: 448,
  suspension: null,
};

/** Of providers and the proofs of their training. */
export const adminProviderExamples: readonly AnyExample[] = [
  exampleOf(listAdminProviders, {
    input: { query: { kind: ['IMAM'], verification: ['VERIFIED'], sort: 'sessions', limit: 1 } },
    response: { items: [faizal], total: 160, nextCursor: 'rh64z4wg000448%20prv-y74wg5hw' },
  }),
  exampleOf(getAdminProvider, {
    input: { params: { id: 'prv-daniel-weiss' } },
    response: {
      id: 'prv-daniel-weiss',
      userId: 'usr-e6f173',
      displayName: 'Daniel Weiss, LCSW',
      kind: 'THERAPIST',
      verification: 'PENDING',
      country: 'US',
      city: 'Philadelphia',
      timeZone: 'America/New_York',
      organization: { id: 'org-harbour', name: 'Harbour Care Network' },
      joinedOn: '2025-04-11',
      sessionCount: 2,
      suspension: null,
      email: null,
      credentials: [
        {
          title: 'Licensed Clinical Social Worker',
          issuer: 'Pennsylvania State Board',
          number: 'CW 019922',
          verifiedOn: null,
          expiresOn: '2027-06-22',
        },
      ],
      upcomingSessionCount: 2,
      decisions: [],
    },
  }),
  exampleOf(suspendProvider, {
    input: {
      params: { id: 'prv-y74wg5hw' },
      body: { reason: 'A complaint is being looked into; sessions that are booked go on.' },
    },
    response: {
      ...faizal,
      suspension: {
        at: '2026-11-24T15:00:00.000Z',
        by: 'Ingrid Solheim',
        reason: 'A complaint is being looked into; sessions that are booked go on.',
      },
      email: 'faizal.alamsyah.bfh57b@inbox.demo.test',
      credentials: [
        {
          title: 'Certified Muslim Chaplain',
          issuer: 'Association of Muslim Chaplains',
          number: null,
          verifiedOn: '2024-02-24',
          expiresOn: null,
        },
      ],
      upcomingSessionCount: 30,
      decisions: [],
    },
  }),
  exampleOf(reinstateProvider, {
    input: {
      params: { id: 'prv-4ki448zx' },
      body: { reason: 'The complaint was about someone else of the same name.' },
    },
    response: {
      id: 'prv-4ki448zx',
      userId: 'usr-x5d6dxfv',
      displayName: 'Dr. Jing Gao',
      kind: 'THERAPIST',
      verification: 'VERIFIED',
      country: 'US',
      city: null,
      timeZone: 'America/Los_Angeles',
      organization: { id: 'org-anjuman', name: 'Anjuman Welfare Trust' },
      joinedOn: '2025-03-08',
      sessionCount: 240,
      suspension: null,
      email: 'jing.gao.x5d6dx@letters.demo.test',
      credentials: [
        {
          title: 'Licensed Psychologist',
          issuer: 'State Board of Psychology',
          number: '518533',
          verifiedOn: '2025-03-17',
          expiresOn: '2029-06-30',
        },
      ],
      upcomingSessionCount: 20,
      decisions: [],
    },
  }),
  exampleOf(listCredentialCases, {
    input: { query: { state: 'WAITING', limit: 1 } },
    response: {
      items: [
        {
          id: 'crd-y9nn7d4xzt',
          source: 'PROVIDER',
          status: 'SUBMITTED',
          displayName: 'Imam Amirul Kurniawan',
          kind: 'IMAM',
          providerId: 'prv-23ivycxb',
          submittedAt: '2026-11-08T19:24:00.000Z',
          credentials: [
            {
              title: 'Ijazah in Qur’an and Hanafi jurisprudence',
              issuer: 'Institute of Islamic Studies',
              number: null,
              state: null,
              expiresOn: null,
            },
          ],
          decision: null,
        },
      ],
      total: 26,
      nextCursor: '9iw8feeh2026-11-08T19%3A24%3A00.000Z%20crd-y9nn7d4xzt',
    },
  }),
  exampleOf(listExpiringCredentials, {
    input: { query: { withinDays: 90, limit: 2 } },
    response: {
      items: [
        {
          id: 'prv-9r95mjvv.0',
          provider: {
            id: 'prv-9r95mjvv',
            displayName: 'Kelechi E. Soyemi',
            kind: 'MENTOR',
            verification: 'LAPSED',
            isSuspended: false,
          },
          title: 'Professional Coach',
          issuer: 'Federation of Coaches',
          number: '644791',
          expiresOn: '2026-09-25',
          state: 'LAPSED',
          upcomingSessionCount: 20,
        },
        {
          id: 'prv-wkca25su.0',
          provider: {
            id: 'prv-wkca25su',
            displayName: 'Eleanor Cole',
            kind: 'MENTOR',
            verification: 'LAPSED',
            isSuspended: false,
          },
          title: 'Professional Coach',
          issuer: 'Federation of Coaches',
          number: '182114',
          expiresOn: '2026-09-27',
          state: 'LAPSED',
          upcomingSessionCount: 31,
        },
      ],
      total: 65,
      nextCursor: 'JTVCJTIyMjhrNXhpNzclMjIlMkMlMjIyMDI2LTA5LTI3JTIwcHJ2LXdrY2EyNXN1LjAlMjIlNUQ=',
    },
  }),
  exampleOf(decideCredentials, {
    input: {
      params: { id: 'crd-7sitbrqtxa' },
      body: { decision: 'APPROVE', reason: 'The license is in the board’s register under this name.' },
    },
    response: {
      id: 'crd-7sitbrqtxa',
      source: 'PROVIDER',
      status: 'APPROVED',
      displayName: 'Patrick Hughes',
      kind: 'THERAPIST',
      providerId: 'prv-gysznjgb',
      submittedAt: '2026-11-09T06:39:00.000Z',
      credentials: [
        {
          title: 'Licensed Professional Counselor',
          issuer: 'Board of Professional Counselors',
          number: '384751',
          state: null,
          expiresOn: '2028-02-21',
        },
      ],
      decision: {
        decision: 'APPROVE',
        at: '2026-11-24T15:00:00.000Z',
        by: 'Ingrid Solheim',
        reason: 'The license is in the board’s register under this name.',
      },
    },
  }),
];
