import { iso } from '../../clock.ts';
import { auditSeeds } from '../../personas/audit-log.ts';
import { settingsSeed } from '../../personas/platform-settings.ts';
import type { Seed } from '../table.ts';
import type { adminTables } from '../tables/admin.ts';
import { byId } from './by-id.ts';

/** The first state of the admin area. The crowd is not laid: it is told by rule when first it is asked for. */
export function seedAdmin(_: Seed, now: Date): Pick<Seed, keyof typeof adminTables> {
  return {
    crowdOrigins: byId([{ id: 'crowd', at: iso(now) }]),
    adminUserChanges: new Map(), staffAccounts: new Map(), crowdCancellations: new Map(), crowdVerifications: new Map(),
    providerSuspensions: new Map(), credentialDecisions: new Map(), savedViews: new Map(),
    platformSettings: byId([settingsSeed(now)]),
    auditEntries: byId(auditSeeds(now)),
  };
}
