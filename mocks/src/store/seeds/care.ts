import type { careTables } from '../tables/care.ts';
import type { Seed } from '../table.ts';
import { byId } from './by-id.ts';
import { seedClaims } from './care-claims.ts';
import { seedMeasures, seedSafetyPlans } from './care-measures.ts';
import { seedReferrals } from './care-referrals.ts';
import { seedRemittances } from './care-remittances.ts';
import { seedClientConsents } from './care-consents.ts';
import { seedClientRecords, seedPlans, seedVersions } from './care-plans.ts';

/** The first state of the care area. */
export function seedCare(base: Seed, now: Date): Pick<Seed, keyof typeof careTables> {
  const { coverages, policies, claims } = seedClaims(base, now);
  const remittances = seedRemittances(claims, policies, now);
  const plans = seedPlans(base, now);
  return {
    coverages: byId(coverages),
    policies: byId(policies),
    claims: byId(claims),
    remittances: byId(remittances),
    clientRecords: byId(seedClientRecords(base, now)),
    clientConsents: byId(seedClientConsents(base, now)),
    referrals: byId(seedReferrals(base, now)),
    treatmentPlans: byId(plans),
    planVersions: byId(plans.flatMap(seedVersions)),
    measures: byId(seedMeasures(base, now)),
    safetyPlans: byId(seedSafetyPlans(now)),
    messageAcknowledgements: new Map(),
    safetyAlertStates: new Map(),
  };
}
