import type { communityTables } from '../tables/community.ts';
import type { Seed } from '../table.ts';

/** The first state of the community area. */
export function seedCommunity(_base: Seed, _now: Date): Pick<Seed, keyof typeof communityTables> {
  return {};
}
