import type { careTables } from '../tables/care.ts';
import type { Seed } from '../table.ts';

/** The first state of the care area. */
export function seedCare(_base: Seed, _now: Date): Pick<Seed, keyof typeof careTables> {
  return {};
}
