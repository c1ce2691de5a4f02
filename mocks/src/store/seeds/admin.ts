import type { ProviderId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { providerIds } from '../../bulk-data/users.ts';
import { auditSeeds } from '../../personas/audit-log.ts';
import { approvalSeeds } from '../../personas/approvals.ts';
import { recordGrantSeeds } from '../../personas/record-grants.ts';
import { ids } from '../../personas/ids.ts';
import { settingsHistory } from '../../personas/settings-history.ts';
import type { Seed } from '../table.ts';
import type { adminTables } from '../tables/admin.ts';
import { byId } from './by-id.ts';

/** The first state of the admin area. The bulk data is not seeded: it is generated on first use. */
export function seedAdmin(_: Seed, now: Date): Pick<Seed, keyof typeof adminTables> {
  const history = settingsHistory(now);
  return {
    bulkDataOrigins: byId([{ id: 'bulk-data', at: iso(now) }]),
    adminUserChanges: new Map(),
    staffAccounts: new Map(),
    bulkCancellations: new Map(),
    bulkVerifications: new Map(),
    credentialDecisions: new Map(),
    providerSuspensions: byId([
      {
        id: providerIds.of(412) as ProviderId,
        at: iso(addMinutes(now, -11 * 1440 - 95)),
        by: 'Ingrid Solheim',
        reason: 'Three clients say that sessions were cut short; the provider has been asked for an answer.',
      },
    ]),
    savedViews: byId([
      {
        id: 'viw-5e0c91ab',
        ownerId: ids.users.ingrid,
        list: 'USERS',
        name: 'Suspended in Kenya',
        query: { status: ['SUSPENDED'], country: ['KE'], sort: 'lastSeenAt' },
        createdAt: iso(addMinutes(now, -12 * 1440 - 329)),
      },
    ]),
    platformSettings: byId([history.settings]),
    auditEntries: byId([...auditSeeds(now), ...history.entries]),
    recordGrants: byId(recordGrantSeeds(now)),
    approvals: byId([...approvalSeeds(now), ...history.approvals]),
  };
}
