import type * as v from 'valibot';
import {
  getAdminOverview,
  getPlatformSettings,
  listOrganizations,
  updatePlatformSettings,
} from '../cloud/admin-settings.ts';
import type { platformSettings } from '../schemas/admin-settings.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** The initial settings. */
const settings: v.InferInput<typeof platformSettings> = {
  version: 14,
  plan: 'enterprise',
  organization: {
    id: 'org-harbour',
    name: 'Harbour Care Network',
    supportEmail: 'support@harbour.demo.test',
    country: 'US',
    timeZone: 'America/New_York',
  },
  features: [
    {
      key: 'voiceVideo',
      enabled: true,
      description: 'Sessions by voice and video; without it providers hold sessions in person or by their own means.',
      reach: { people: 11204, upcoming: 3118 },
    },
    {
      key: 'assistant',
      enabled: false,
      description: 'The companion’s assistant, which suggests a step and never gives advice on treatment.',
      reach: { people: 0, upcoming: 0 },
    },
    {
      key: 'community',
      enabled: true,
      description: 'Circles, posts, and replies. Without it, what was written stays but cannot be read.',
      reach: { people: 8641, upcoming: 0 },
    },
    {
      key: 'companion',
      enabled: true,
      description: 'Guided programs, daily steps and the journal.',
      reach: { people: 15277, upcoming: 0 },
    },
    {
      key: 'groupSessions',
      enabled: true,
      description: 'Sessions with several clients at once.',
      reach: { people: 926, upcoming: 14 },
    },
    {
      key: 'broadcasts',
      enabled: true,
      description: 'Talks by one provider that many can watch.',
      reach: { people: 2310, upcoming: 3 },
    },
  ],
  policies: {
    cancellation: { freeUntilHours: 24, lateFeePercent: 50 },
    recording: { allowed: true, keepDays: 365 },
    retention: { clinicalRecordYears: 7, auditLogYears: 6, deletedAccountDays: 30 },
  },
  integrations: [
    {
      id: 'card-payments',
      name: 'Card payments',
      isConfigured: true,
      secretEndsWith: 'q7Ld',
      changedAt: '2026-04-26T15:00:00.000Z',
    },
    {
      id: 'claims-clearinghouse',
      name: 'Claims clearinghouse',
      isConfigured: true,
      secretEndsWith: '04fe',
      changedAt: '2026-08-20T15:00:00.000Z',
    },
    {
      id: 'text-messages',
      name: 'Text messages',
      isConfigured: true,
      secretEndsWith: 'Xk2p',
      changedAt: '2026-10-24T15:00:00.000Z',
    },
    {
      id: 'licence-boards',
      name: 'Register of license boards',
      isConfigured: false,
      secretEndsWith: null,
      changedAt: null,
    },
  ],
  updatedAt: '2026-11-15T15:00:00.000Z',
  updatedBy: 'Idris Malik',
};

/** Of the platform’s settings, its organizations and what waits for an administrator. */
export const adminSettingExamples: readonly AnyExample[] = [
  exampleOf(getPlatformSettings, { input: {}, response: settings }),
  exampleOf(updatePlatformSettings, {
    input: {
      body: {
        version: 14,
        reason: 'Recordings are asked for more and more.',
        policies: { recording: { allowed: true, keepDays: 400 } },
      },
    },
    response: {
      ...settings,
      version: 15,
      policies: { ...settings.policies, recording: { allowed: true, keepDays: 400 } },
      updatedAt: '2026-11-24T15:00:00.000Z',
      updatedBy: 'Ingrid Solheim',
    },
  }),
  exampleOf(listOrganizations, {
    input: {},
    response: {
      items: [
        {
          id: 'org-anjuman',
          name: 'Anjuman Welfare Trust',
          plan: 'starter',
          country: 'PK',
          joinedOn: '2025-02-07',
          userCount: 737,
          providerCount: 41,
        },
        {
          id: 'org-alsafa',
          name: 'As-Safa Community Center · مركز الصفا',
          plan: 'starter',
          country: 'AE',
          joinedOn: '2024-10-08',
          userCount: 701,
          providerCount: 37,
        },
      ],
    },
  }),
  exampleOf(getAdminOverview, {
    input: { query: { timeZone: 'UTC' } },
    response: {
      users: { total: 100_039, active: 93_206, suspended: 1352, invited: 2767, newLast7Days: 1850 },
      providers: { total: 1246, verified: 1197, pending: 24, lapsed: 25 },
      sessions: { today: 689, inProgress: 55, next7Days: 3420, completedLast30Days: 13_933 },
      revenue: {
        gross: usd(144_233_353),
        refunds: usd(1_722_850),
        platformFees: usd(14_251_052),
        insurerPayments: usd(33_288_953),
        adjustments: usd(12_000),
        net: usd(128_271_451),
        payouts: usd(149_709_417),
        completedSessions: 13_933,
      },
      tasks: [
        { kind: 'SAFETY', count: 1, oldestAt: '2026-11-24T03:48:00.000Z' },
        { kind: 'CREDENTIALS', count: 24, oldestAt: '2026-11-08T19:24:00.000Z' },
        { kind: 'APPLICATIONS', count: 2, oldestAt: '2026-11-19T09:47:00.000Z' },
        { kind: 'FAILED_PAYOUTS', count: 2, oldestAt: '2026-10-26T00:00:00.000Z' },
        { kind: 'MODERATION', count: 8, oldestAt: '2026-11-21T21:00:00.000Z' },
        { kind: 'CALENDAR_SYNC', count: 1, oldestAt: '2026-10-09T15:00:00.000Z' },
      ],
      asOf: '2026-11-24T15:00:00.000Z',
    },
  }),
];
