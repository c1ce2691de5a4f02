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

/** Counts the changes to the seed that would not fit what somebody has stored; a higher number starts afresh. */
export const SEED_VERSION = 5;

/**
 * The server's first state, laid around a moment: sessions of 'today' are today's, whatever the day. Wall-clock times
 * are turned into instants after shifting, so they stay sensible across clock changes.
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

/** The seed around a moment, laid once: rows are never altered, so whoever needs it may share it. */
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
