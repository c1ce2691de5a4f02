import type { DataExportId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { ids } from '../../personas/ids.ts';
import type { accountTables } from '../tables/account.ts';
import type { Seed } from '../table.ts';
import { byId } from './by-id.ts';

const DAY_MINUTES = 24 * 60;

/** The first state of own accounts: Layla has an expired data export from spring, and requested another this week. */
export function seedAccount(_base: Seed, now: Date): Pick<Seed, keyof typeof accountTables> {
  const { layla } = ids.users;
  return {
    ownPreferences: new Map(),
    dataExports: byId([
      { id: 'exp-4k7d2m9q1x' as DataExportId, userId: layla, requestedAt: iso(addMinutes(now, -2 * DAY_MINUTES)) },
      { id: 'exp-8w3h6t5b0n' as DataExportId, userId: layla, requestedAt: iso(addMinutes(now, -190 * DAY_MINUTES)) },
    ]),
  };
}
