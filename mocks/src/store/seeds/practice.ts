import type { practiceTables } from '../tables/practice.ts';
import type { Seed } from '../table.ts';
import { byId } from './by-id.ts';
import { seedConnections, seedOutsideEvents } from './practice-calendars.ts';
import { seedBroadcasts, seedGroupMembers, seedGroupSessions } from './practice-groups.ts';
import {
  seedApplications,
  seedDocuments,
  seedInvitations,
  seedLicenses,
  seedOnboarding,
  seedSettings,
} from './practice-people.ts';

/** The first state of the practice area. */
export function seedPractice(base: Seed, now: Date): Pick<Seed, keyof typeof practiceTables> {
  const groupSessions = seedGroupSessions(base.providers, now);
  return {
    providerApplications: byId(seedApplications(base.people, now)),
    credentialDocuments: byId(seedDocuments(now)),
    providerSettings: byId(seedSettings(now)),
    boardLicenses: byId(seedLicenses(now)),
    calendarConnections: byId(seedConnections(now)),
    outsideEvents: byId(seedOutsideEvents(base, now)),
    groupSessions: byId(groupSessions),
    groupMembers: byId(seedGroupMembers(groupSessions, now)),
    broadcasts: byId(seedBroadcasts(base.providers, now)),
    onboardingSubmissions: byId(seedOnboarding(now)),
    // Accounts with onboarding answers already have a complete profile in their claims.
    completedProfiles: new Map(),
    reports: new Map(),
    invitations: byId(seedInvitations(base.providers, now)),
  };
}
