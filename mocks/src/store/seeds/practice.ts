import type { practiceTables } from '../tables/practice.ts';
import type { Seed } from '../table.ts';

/** The first state of the practice area. */
export function seedPractice(_base: Seed, _now: Date): Pick<Seed, keyof typeof practiceTables> {
  return { providerApplications: new Map() };
}
