import { expect, describe, test, vi } from 'vitest';
import { listNotifications } from '@sakina/platform/contract';
import type { NotificationKind, Operation } from '@sakina/platform/contract';
import { allOperations } from '@sakina/platform/contract/table';
import { actNamed, actNames } from '@sakina/platform/domain';
import type { ActName } from '@sakina/platform/domain';
import { createTestServer, who } from '../test-server.ts';
import { plays } from './index.ts';
import type { Played } from './index.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Acts that no one does through the handlers, and where they are tested. */
const UNPLAYED: Readonly<Partial<Record<ActName, string>>> = {
  'session.remind': 'the clock does it: mocks/src/rules/tell.test.ts',
  'refund.fail': 'a bank does it: mocks/src/handlers/money/refund-states.test.ts',
  'claim.deny': 'an insurer does it: mocks/src/handlers/care/claim-settlement.test.ts',
  'payout.fail': 'a bank does it before the mocks begin: the seed tells of it',
};

/**
 * Acts whose recipients have no account here: nobody waits for the broadcast, and a client of the seed booked the
 * session.
 */
const UNHEARD: readonly ActName[] = ['broadcast.change', 'session.confirm'];

/** Every object within an answer. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)];
}

const operations = new Map(allOperations.map((operation) => [operation.name, operation]));

async function play(act: ActName) {
  const server = createTestServer();
  let since = server.now().toISOString();
  const begin = () => {
    server.pass({ minutes: 1 });
    since = server.now().toISOString();
  };
  begin();
  const played = await plays[act]?.({ server, as: server.as, begin });
  server.pass({ seconds: 30 });
  const heard = async (email: string) => {
    const { items } = await server.as(email).call(listNotifications, { query: { limit: 100 } });
    return items.filter(({ createdAt }) => Date.parse(createdAt) >= Date.parse(since));
  };
  return { server, heard, played: played as Played };
}

describe('an act of the table [API-5]', () => {
  test('is played, or it is said why not', () => {
    const missing = actNames.filter((name) => !plays[name] && !UNPLAYED[name]);
    expect(missing).toEqual([]);
    expect(actNames.filter((name) => plays[name] && UNPLAYED[name])).toEqual([]);
  });

  test.each(actNames.filter((name) => plays[name]))('%s is told to whom its row says, and seen where', async (act) => {
    const { server, heard, played } = await play(act);
    const told: Record<string, NotificationKind[]> = {};
    for (const email of Object.values(who)) {
      if (act === 'account.suspend' && email === who.zaynab) continue;
      const news = await heard(email);
      if (news.length > 0) told[email] = news.map(({ kind }) => kind).toSorted();
      // A name is resolved for whoever is told, and nothing that was just done is gone.
      for (const { about } of news)
        expect([act, about?.person === undefined, about?.isGone]).toEqual([act, false, undefined]);
    }
    const expected = Object.entries(played.told).map(([email, kinds]) => [email, [kinds].flat().toSorted()] as const);
    expect(told).toEqual(Object.fromEntries(expected));
    const { tells, shows } = actNamed(act);
    const kinds = new Set<string>(expected.flatMap(([, of]) => of));
    expect(tells.filter(({ kind }) => !kinds.has(kind) && !UNHEARD.includes(act))).toEqual([]);

    for (const { as, read, input = {}, shows: part } of played.seen) {
      const answer = await server.as(as).call(operations.get(read) as Operation, input as never);
      const found = objectsIn(answer);
      expect(found, `${read} for ${as ?? 'a visitor'}`).toContainEqual(expect.objectContaining(part));
    }
    const reads = new Set(played.seen.map(({ read }) => read));
    expect(shows.map(({ read }) => read).filter((read) => !reads.has(read))).toEqual([]);
  });
});
