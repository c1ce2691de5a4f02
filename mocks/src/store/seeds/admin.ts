import type { adminTables } from '../tables/admin.ts';
import type { Seed } from '../table.ts';

/** The first state of the admin area. */
export function seedAdmin(_base: Seed, _now: Date): Pick<Seed, keyof typeof adminTables> {
  return {};
}
