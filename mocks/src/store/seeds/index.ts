import { seedAccount } from './account.ts';
import { seedAdmin } from './admin.ts';
import { seedCare } from './care.ts';
import { seedCommunity } from './community.ts';
import { seedCompanion } from './companion.ts';
import { seedMoney } from './money.ts';
import { seedPractice } from './practice.ts';
import type { Seed } from '../table.ts';
import { accountTables } from '../tables/account.ts';
import { adminTables } from '../tables/admin.ts';
import { careTables } from '../tables/care.ts';
import { communityTables } from '../tables/community.ts';
import { companionTables } from '../tables/companion.ts';
import { moneyTables } from '../tables/money.ts';
import { practiceTables } from '../tables/practice.ts';

interface AreaSeed {
  tables: object;
  /** Creates the area's first state. It may read only the areas before it in the list below. */
  lay: (base: Seed, now: Date) => Partial<Seed>;
}

const areas: readonly AreaSeed[] = [
  { tables: careTables, lay: seedCare },
  { tables: moneyTables, lay: seedMoney },
  { tables: practiceTables, lay: seedPractice },
  { tables: communityTables, lay: seedCommunity },
  { tables: companionTables, lay: seedCompanion },
  { tables: adminTables, lay: seedAdmin },
  { tables: accountTables, lay: seedAccount },
];

/**
 * Adds the areas' tables to the core's. Each area is created on first read, so that pages do not pay for unused ones.
 */
export function withAreas(core: Partial<Seed>, now: Date): Seed {
  const seed = { ...core } as Seed;
  for (const { tables, lay } of areas) {
    let laid: Partial<Seed> | null = null;
    for (const name of Object.keys(tables) as (keyof Seed)[]) {
      Object.defineProperty(seed, name, { enumerable: true, get: () => (laid ??= lay(seed, now))[name] });
    }
  }
  return seed;
}
