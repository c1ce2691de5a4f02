import { describe, expect, test } from 'vitest';
import { dateIn, isoWeekday, pinnedNow, plusDays } from '../clock.ts';
import { accounts } from '../personas/accounts.ts';
import { people } from '../personas/people.ts';
import { providerSeeds } from '../personas/providers/index.ts';
import { foldForSearch } from '@sakina/platform/locale';
import { createBulkData } from './bulk-data.ts';
import { bulkLedgerInconsistencies } from './ledger-inconsistencies.ts';
import { pools } from './name-pools.ts';
import { searchBytes } from './packed-text.ts';
import { bulkSession } from './session-record.ts';
import { sessionIds, SESSIONS } from './sessions.ts';
import { emailOf, nameOf, providerIds, PROVIDERS, userIds, userOfProvider, USERS } from './users.ts';

const bulk = createBulkData(pinnedNow());
const createdAgain = createBulkData(pinnedNow());
const isOver = new Set(['COMPLETED', 'NO_SHOW']);
const isComing = new Set(['CONFIRMED', 'PENDING']);
const today = bulk.calendar.today;
const decoder = new TextDecoder();
/** Samples at an even distance, over the whole range. */
const sample = (count: number, step: number) =>
  Array.from({ length: Math.floor(count / step) }, (_, index) => index * step);

describe('the bulk data', () => {
  test('[API-6] has 100,000 users and 250,000 sessions, each with a unique opaque id', () => {
    expect([USERS, SESSIONS]).toEqual([100_000, 250_000]);
    for (const [ids, count] of [
      [userIds, USERS],
      [sessionIds, SESSIONS],
      [providerIds, PROVIDERS],
    ] as const) {
      const made = new Set<string>();
      for (let number = 0; number < count; number += 1) made.add(ids.of(number));
      expect(made.size).toBe(count);
      for (const number of sample(count, 997)) expect(ids.numberOf(ids.of(number))).toBe(number);
    }
    expect(userIds.numberOf('usr-4f1c9a')).toBeNull();
    expect(userIds.numberOf(`${userIds.of(5).slice(0, -1)}_`)).toBeNull();
  });

  test('[API-6] uses at most 30 MB for all indexes and orders', () => {
    for (const order of ['name', 'createdAt', 'lastSeenAt', 'sessions'] as const) bulk.users.order(order);
    for (const order of ['startsAt', 'client', 'provider', 'status', 'billedMinutes', 'price'] as const)
      bulk.sessions.order(order);
    expect(bulk.providers.names).toHaveLength(PROVIDERS);
    expect(bulk.byteLength).toBeLessThan(30_000_000);
    expect(bulk.byteLength).toBeGreaterThan(15_000_000);
  });

  test('[API-6] has an email address for each person and searches exactly the texts that are shown', () => {
    for (const user of sample(USERS, 331)) {
      const start = bulk.users.text.startOf(user);
      expect(decoder.decode(bulk.users.text.bytes.subarray(start, bulk.users.text.ends[user]))).toBe(
        `${foldForSearch(nameOf(user))}\n${emailOf(user)}`,
      );
    }
    expect(new Set(sample(USERS, 7).map(emailOf)).size).toBe(sample(USERS, 7).length);
    const names = sample(USERS, 11).map(nameOf);
    expect(names.some((name) => /^\p{Script=Arabic}/u.test(name))).toBe(true);
    expect(names.some((name) => name.length > 40)).toBe(true);
  });

  test.each(['khan', 'demo.test', 'a', 'نجار', 'zzzzqq'])(
    '[API-6] finds “%s” in the same rows as a scan of every name',
    (word) => {
      const marks = bulk.users.text.mark(searchBytes(word), false);
      for (const user of sample(USERS, 53))
        expect([marks[user] === 1, bulk.users.text.contains(user, searchBytes(word))]).toEqual(
          Array(2).fill(`${foldForSearch(nameOf(user))} ${emailOf(user)}`.includes(word)),
        );
    },
  );

  test('[API-6] shares no name with the people of the practice', () => {
    const known = [...people, ...providerSeeds]
      .map(({ displayName }) => displayName)
      .concat(accounts.map(({ claims }) => String(claims['name'])));
    const taken = new Set(known.map((name) => foldForSearch(name).replace(/\s·.*$/u, '')));
    const families = new Set(pools.flatMap(({ family }) => family.split(',')).map(foldForSearch));
    expect([...taken].filter((name) => families.has(name.split(' ').at(-1) ?? ''))).toEqual([]);
  });

  test('[API-6] spreads sessions over two years, on working days, and never double-books a provider', () => {
    for (const provider of sample(PROVIDERS, 97)) {
      const spans = bulk.sessions
        .of('provider', provider)
        .map(
          (session) =>
            [
              bulk.sessions.start[session] ?? 0,
              (bulk.sessions.start[session] ?? 0) + (bulk.sessions.isCouple(session) ? 75 : 50),
            ] as const,
        );
      expect(spans.filter(([start], index) => start < (spans[index - 1]?.[1] ?? 0))).toEqual([]);
    }
    for (const session of sample(SESSIONS, 631)) {
      const { startsAt, timeZone, status, createdAt, client, endsAt } = bulkSession(bulk, session);
      expect(isoWeekday(dateIn(startsAt, timeZone))).toBeLessThan(6);
      const hour = Number(
        new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hour12: false, timeZone }).format(new Date(startsAt)),
      );
      expect(hour).toBeGreaterThanOrEqual(9);
      expect(hour).toBeLessThan(18);
      expect(Date.parse(createdAt)).toBeLessThan(Date.parse(startsAt));
      expect(createdAt < pinnedNow().toISOString()).toBe(true);
      expect(isOver.has(status) && Date.parse(endsAt) > pinnedNow().getTime()).toBe(false);
      expect(isComing.has(status) && Date.parse(startsAt) <= pinnedNow().getTime()).toBe(false);
      const user = userIds.numberOf(client.id) ?? 0;
      expect((bulk.users.created[user] ?? 0) * 60_000).toBeLessThan(Date.parse(startsAt));
    }
  });

  test('[API-6] is deterministic and shifts by whole days', () => {
    const other = createBulkData(new Date(pinnedNow().getTime() + 7 * 86_400_000));
    for (const session of sample(SESSIONS, 4_801)) {
      expect(bulkSession(createdAgain, session)).toEqual(bulkSession(bulk, session));
      expect(other.sessions.provider[session]).toBe(bulk.sessions.provider[session]);
    }
    expect(plusDays(dateIn(pinnedNow(), 'UTC'), 7).toString()).toBe(
      new Date(other.calendar.today * 86_400_000).toISOString().slice(0, 10),
    );
    expect(nameOf(userOfProvider(3))).toBe(nameOf(userOfProvider(3)));
  });

  test('[API-6] has ledger sums that match its sessions, for any span of days', () => {
    expect(
      bulkLedgerInconsistencies(bulk, [
        [today, today],
        [today - 29, today],
        [today - 400, today - 380],
        [today + 1, today + 30],
      ]),
    ).toEqual([]);
  }, 30_000);
});
