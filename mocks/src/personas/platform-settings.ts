import { addMinutes, iso } from '../clock.ts';
import type { Rows } from '../store/rows.ts';

const DAY = 1440;
/** Days for which the platform has been open. */
const OPEN_DAYS = 1_090;

/** The settings as the platform opened with them; `settingsHistory` says what they became. */
export function firstSettings(now: Date): Rows['platformSettings'] {
  const opened = iso(addMinutes(now, -OPEN_DAYS * DAY));
  return {
    id: 'platform',
    version: 1,
    plan: 'starter',
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
        enabled: true,
        description: 'The companion’s assistant, which suggests a step and never gives advice on treatment.',
        reach: { people: 1873, upcoming: 0 },
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
        description: 'Guided programs and their daily steps; check-ins and the journal stay with those who wrote them.',
        reach: { people: 15277, upcoming: 0 },
      },
      {
        key: 'groupSessions',
        enabled: false,
        description:
          'Sessions with several clients at once; without it none can be announced or joined, and those announced before are held.',
        reach: { people: 926, upcoming: 14 },
      },
      {
        key: 'broadcasts',
        enabled: false,
        description:
          'Talks by one provider that many can watch; without it none can begin, and one on air ends as planned.',
        reach: { people: 2310, upcoming: 3 },
      },
    ],
    policies: {
      cancellation: { freeUntilHours: 48, lateFeePercent: 100 },
      recording: { allowed: true, keepDays: 90 },
      retention: { clinicalRecordYears: 7, auditLogYears: 6, deletedAccountDays: 14 },
    },
    integrations: [
      {
        id: 'card-payments',
        name: 'Card payments',
        isConfigured: true,
        secretEndsWith: 'R2vx',
        changedAt: opened,
      },
      {
        id: 'claims-clearinghouse',
        name: 'Claims clearinghouse',
        isConfigured: true,
        secretEndsWith: '9b71',
        changedAt: opened,
      },
      {
        id: 'text-messages',
        name: 'Text messages',
        isConfigured: true,
        secretEndsWith: 'm4Tc',
        changedAt: opened,
      },
      {
        id: 'licence-boards',
        name: 'Register of license boards',
        isConfigured: false,
        secretEndsWith: null,
        changedAt: null,
      },
    ],
    updatedAt: opened,
    updatedBy: 'Ingrid Solheim',
  };
}
