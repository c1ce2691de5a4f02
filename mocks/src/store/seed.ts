import { dateIn, iso, pinnedNow, plusDays, wallTime } from '../clock.ts';
import { people } from '../personas/people.ts';
import { providerSeeds } from '../personas/providers/index.ts';
import type { ProviderSeed } from '../personas/providers/index.ts';
import { blockSeeds } from '../personas/sessions.ts';
import type { ProviderRow } from './rows.ts';
import { seedSessions } from './seed-sessions.ts';
import { byId } from './seeds/by-id.ts';
import { withAreas } from './seeds/index.ts';
import type { Seed } from './table.ts';

/**
 * Increase for a change of the seed that is incompatible with stored state: a stored state of another version is
 * discarded.
 */
export const SEED_VERSION = 14;

/**
 * The server's first state around a moment, so that sessions of 'today' are always today. Wall-clock times
 * are converted to instants after shifting, so they stay correct across clock changes.
 */
export function createSeed(now: Date = pinnedNow()): Seed {
  const providers = byId(providerSeeds.map((seed) => providerRow(seed, now)));
  const blocks = blockSeeds.flatMap(({ provider, day, from, until, kind, title }, index) => {
    const row = providers.get(provider);
    if (!row) return [];
    const date = plusDays(dateIn(now, row.timeZone), day);
    return [
      {
        id: `blk-${index + 1}`,
        providerId: provider,
        kind,
        title,
        timeZone: row.timeZone,
        startsAt: iso(wallTime(date, from, row.timeZone)),
        endsAt: iso(wallTime(date, until, row.timeZone)),
      },
    ];
  });
  const { appointments, sessions, notes } = seedSessions(providers, blocks, now);
  return withAreas(
    {
      providers,
      people: byId(people),
      blocks: byId(blocks),
      appointments: byId(appointments),
      sessions: byId(sessions),
      notes: byId(notes),
      refreshTokens: new Map(),
      portalSwitches: new Map(),
      answers: new Map(),
      slotHolds: new Map(),
    },
    now,
  );
}

const seeds = new Map<number, Seed>();

/** The seed around a moment, cached: rows are immutable, so it can be shared. */
export function seedAround(now: Date = pinnedNow()): Seed {
  const seed = seeds.get(now.getTime()) ?? createSeed(now);
  seeds.set(now.getTime(), seed);
  return seed;
}

function providerRow({ daysOff, credentials, reviews, ...seed }: ProviderSeed, now: Date): ProviderRow {
  const today = dateIn(now, seed.timeZone);
  const daysFromNow = (days: number) => plusDays(today, days).toString();
  return {
    ...seed,
    exceptions: daysOff.map(([day, reason]) => ({ date: daysFromNow(day), slots: [], reason })),
    reviews: reviews.map(({ writtenDaysAgo, ...review }) => ({ ...review, writtenOn: daysFromNow(-writtenDaysAgo) })),
    credentials: credentials.map(({ verifiedDaysAgo, expiresInDays, ...credential }) => ({
      ...credential,
      verifiedOn: verifiedDaysAgo === null ? null : daysFromNow(-verifiedDaysAgo),
      expiresOn: expiresInDays === null ? null : daysFromNow(expiresInDays),
    })),
  };
}
