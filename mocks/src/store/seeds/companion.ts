import type { companionTables } from '../tables/companion.ts';
import type { Seed } from '../table.ts';

/** The first state of the companion area. */
export function seedCompanion(_base: Seed, _now: Date): Pick<Seed, keyof typeof companionTables> {
  return { notifications: new Map(), notificationPreferences: new Map() };
}
