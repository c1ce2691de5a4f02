import { describe, expect, test } from 'vitest';
import { fieldProblems } from '@sakina/platform/client';
import { isAtNight } from '@sakina/platform/domain';
import * as contract from '@sakina/platform/contract';
import type { ProviderSummary, QueryOf } from '@sakina/platform/contract';
import { pinnedNow } from '../clock.ts';
import { ids } from '../personas/ids.ts';
import { createTestServer, who } from '../testing/test-server.ts';

type Query = NonNullable<QueryOf<typeof contract.searchProviders>>;
const visitor = createTestServer().as(null);
const search = (query: Query = {}) => visitor.call(contract.searchProviders, { query: { pageSize: 100, ...query } });

describe('the directory', () => {
  test.each<[string, Query, (provider: ProviderSummary) => boolean]>([
    ['kind', { kind: ['IMAM'] }, (provider) => provider.kind === 'IMAM'],
    ['two kinds', { kind: ['IMAM', 'MENTOR'] }, (provider) => provider.kind !== 'THERAPIST'],
    [
      'speciality',
      { speciality: ['GRIEF', 'SLEEP'] },
      (provider) => provider.specialities.includes('GRIEF') || provider.specialities.includes('SLEEP'),
    ],
    ['language', { language: ['ar'] }, (provider) => provider.languages.includes('ar')],
    ['gender', { gender: ['NON_BINARY'] }, (provider) => provider.gender === 'NON_BINARY'],
    ['insurer', { insurer: ['MEDICAID'] }, (provider) => provider.insurers.includes('MEDICAID')],
    ['mode', { mode: 'IN_PERSON' }, (provider) => provider.modes.includes('IN_PERSON')],
    ['price', { maxPriceMinor: 3000 }, (provider) => provider.fee.price.amountMinor <= 3000],
    [
      'next free time',
      { freeBefore: '2026-11-25T00:00:00Z' },
      (provider) =>
        provider.nextSlotAt !== null && Date.parse(provider.nextSlotAt) < Date.parse('2026-11-25T00:00:00Z'),
    ],
    [
      'all together',
      { kind: ['THERAPIST'], language: ['ar', 'ur'], gender: ['FEMALE'], maxPriceMinor: 12_000 },
      (provider) =>
        provider.kind === 'THERAPIST' &&
        provider.gender === 'FEMALE' &&
        provider.fee.price.amountMinor <= 12_000 &&
        (provider.languages.includes('ar') || provider.languages.includes('ur')),
    ],
  ])('filters by %s exactly', async (_, query, fits) => {
    const all = await search();
    const found = await search(query);
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.items.every(fits)).toBe(true);
    expect(found.total).toBe(all.items.filter(fits).length);
  });

  test.each([
    ['amina rahman', ids.providers.amina],
    ['AMINA', ids.providers.amina],
    ['yara nassar', 'prv-yara-haddad-nassar'],
    ['نصار', 'prv-yara-haddad-nassar'],
    ['sao paulo', ids.providers.longName],
    ['wolffenbuttel', ids.providers.longName],
    ['grief boston', ids.providers.fullyBooked],
  ])('finds by the words %s', async (q, expected) => {
    const { items } = await search({ q });
    expect(items.map((item) => item.id)).toContain(expected);
  });

  test('finds no one for unknown words', async () => {
    expect(await search({ q: 'grief unicorns' })).toMatchObject({ items: [], total: 0 });
  });

  test('counts the results of each choice, ignoring other choices in the same group', async () => {
    const chosen = await search({ kind: ['IMAM'], language: ['ar'] });
    for (const kind of ['THERAPIST', 'IMAM', 'MENTOR'] as const) {
      expect(chosen.facets.kind[kind]).toBe((await search({ kind: [kind], language: ['ar'] })).total);
    }
    for (const language of ['en', 'tr', 'fr'] as const) {
      expect(chosen.facets.language[language]).toBe((await search({ kind: ['IMAM'], language: [language] })).total);
    }
    expect(chosen.facets.speciality.GRIEF).toBe(
      (await search({ kind: ['IMAM'], language: ['ar'], speciality: ['GRIEF'] })).total,
    );
    expect(chosen.facets.mode.IN_PERSON).toBe(
      (await search({ kind: ['IMAM'], language: ['ar'], mode: 'IN_PERSON' })).total,
    );
  });

  test('sorts by price, rating and next free time, fully booked last', async () => {
    const prices = (await search({ sort: 'PRICE' })).items.map((item) => item.fee.price.amountMinor);
    expect(prices).toEqual(prices.toSorted((first, second) => first - second));
    const ratings = (await search({ sort: 'RATING' })).items.map((item) => item.rating?.average ?? 0);
    expect(ratings).toEqual(ratings.toSorted((first, second) => second - first));
    const times = (await search({ sort: 'SOONEST' })).items.map((item) =>
      item.nextSlotAt === null ? Infinity : Date.parse(item.nextSlotAt),
    );
    expect(times).toEqual(times.toSorted((first, second) => (first === second ? 0 : first - second)));
    expect(times.at(-1)).toBe(Infinity);
    const recommended = (await search()).items;
    expect(Date.parse(recommended[0]?.nextSlotAt ?? '')).toBeGreaterThan(pinnedNow().getTime());
  });

  test('[CARE-9] sorts by the next time from 7:00 to 22:00 on the searcher’s clock', async () => {
    const timeZone = 'America/New_York';
    const { items } = await search({ sort: 'SOONEST', timeZone });
    const times = items.map(({ nextDaytimeSlotAt }) => nextDaytimeSlotAt ?? null);
    const known = times.flatMap((at) => at ?? []);
    expect(known.filter((at) => isAtNight(at, timeZone))).toEqual([]);
    expect(known.map((at) => Date.parse(at))).toEqual(known.map((at) => Date.parse(at)).toSorted((a, b) => a - b));
    expect(times.slice(known.length).every((at) => at === null)).toBe(true);
    expect(items.some(({ nextSlotAt, nextDaytimeSlotAt }) => nextSlotAt !== nextDaytimeSlotAt)).toBe(true);
    expect((await search({ sort: 'SOONEST' })).items[0]).not.toHaveProperty('nextDaytimeSlotAt');
  });

  test('is paged, each provider once', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => search({ page, pageSize: 10 })));
    const handles = pages.flatMap((page) => page.items.map((item) => item.handle));
    expect(pages[0]?.total).toBe(handles.length);
    expect(new Set(handles).size).toBe(handles.length);
    expect((await search({ page: 99, pageSize: 10 })).items).toEqual([]);
  });

  test.each([{ pageSize: 0 }, { pageSize: 1000 }, { page: -1 }, { kind: ['WIZARD'] }, { freeBefore: 'soon' }])(
    'rejects %o with the name of the field',
    async (query) => {
      const [field = ''] = Object.keys(query);
      const failure: unknown = await visitor
        .call(contract.searchProviders, { query: query as never })
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(Object.keys(fieldProblems(failure)).some((name) => name.startsWith(field))).toBe(true);
    },
  );

  test('does not list providers under review, but shows their page', async () => {
    const { items } = await search();
    expect(items.some((item) => item.verification === 'PENDING')).toBe(false);
    expect(
      (await visitor.call(contract.getProvider, { params: { idOrHandle: ids.providers.daniel } })).verification,
    ).toBe('PENDING');
  });
});

describe('open times', () => {
  const of = (id: string, from: string, to: string, client = visitor) =>
    client.call(contract.listOpenSlots, { params: { id }, query: { serviceId: `${id}-session`, from, to } });

  test('start in two hours at the earliest, end within eight weeks, and are in order with stable ids', async () => {
    const first = await of(ids.providers.amina, '2026-11-20T00:00:00Z', '2026-12-20T00:00:00Z');
    const starts = first.slots.map((slot) => Date.parse(slot.startsAt));
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(Date.parse('2026-11-24T17:00:00Z'));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    const later = await of(ids.providers.amina, '2026-12-01T00:00:00Z', '2026-12-08T00:00:00Z');
    expect(first.slots).toEqual(expect.arrayContaining(later.slots));
    const horizon = await of(ids.providers.amina, '2027-01-10T00:00:00Z', '2027-02-20T00:00:00Z');
    expect(Math.max(...horizon.slots.map((slot) => Date.parse(slot.startsAt)))).toBeLessThan(
      Date.parse('2027-01-19T15:00:00Z'),
    );
  });

  test('reject a range of more than eight weeks and a reversed one', async () => {
    await expect(of(ids.providers.amina, '2026-11-24T00:00:00Z', '2027-03-01T00:00:00Z')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(of(ids.providers.amina, '2026-11-24T00:00:00Z', '2026-11-23T00:00:00Z')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('leave out days off and blocks', async () => {
    const { slots } = await of(ids.providers.amina, '2026-11-24T00:00:00Z', '2026-12-20T00:00:00Z');
    const starts = slots.map((slot) => slot.startsAt);
    expect(starts.some((start) => start.startsWith('2026-12-10'))).toBe(false); // a day off
    expect(starts.filter((start) => start >= '2026-11-25T18:30' && start < '2026-11-25T20:00')).toEqual([]); // supervision
  });

  test('of a fully booked provider are empty, and the directory says so', async () => {
    expect((await of(ids.providers.fullyBooked, '2026-11-24T15:00:00Z', '2027-01-19T15:00:00Z')).slots).toEqual([]);
    expect(
      (await visitor.call(contract.getProvider, { params: { idOrHandle: 'helena-strand' } })).nextSlotAt,
    ).toBeNull();
  });

  test('start with the next free time of the directory', async () => {
    const { items } = await search({ sort: 'SOONEST', pageSize: 8 });
    for (const item of items) {
      const { slots } = await of(item.id, '2026-11-24T15:00:00Z', '2026-12-24T15:00:00Z');
      expect(slots[0]?.startsAt).toBe(item.nextSlotAt);
    }
  });

  test('offer a short service where a long one does not fit, in the modes of the service', async () => {
    const { slots } = await visitor.call(contract.listOpenSlots, {
      params: { id: ids.providers.amina },
      query: { serviceId: `${ids.providers.amina}-intro`, from: '2026-11-25T00:00:00Z', to: '2026-11-26T00:00:00Z' },
    });
    expect(new Set(slots.flatMap((slot) => slot.modes))).toEqual(new Set(['ONLINE']));
    expect(slots.length).toBeGreaterThanOrEqual(
      (await of(ids.providers.amina, '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z')).slots.length,
    );
  });
});

describe('administrators’ sessions', () => {
  const admin = createTestServer().as(who.ingrid);
  const list = (query: NonNullable<QueryOf<typeof contract.listAdminSessions>>) =>
    admin.call(contract.listAdminSessions, { query });

  test('can be searched, filtered, sorted and paged, and contain no clinical text', async () => {
    const layla = await list({ q: 'haddad', pageSize: 100 });
    expect(new Set(layla.items.map((item) => item.client.displayName))).toEqual(new Set(['Layla Haddad']));
    expect(layla.items.every((item) => !('reasonForVisit' in item) && !('roomName' in item))).toBe(true);
    const cancelled = await list({ status: ['CANCELLED', 'NO_SHOW'], to: '2026-11-24T00:00:00Z', pageSize: 100 });
    expect(new Set(cancelled.items.map((item) => item.status))).toEqual(new Set(['CANCELLED', 'NO_SHOW']));
    const imams = await list({
      kind: ['IMAM'],
      from: '2026-11-01T00:00:00Z',
      to: '2026-12-01T00:00:00Z',
      sort: 'startsAt',
      direction: 'asc',
      pageSize: 100,
    });
    expect(imams.items.map((item) => item.startsAt)).toEqual(imams.items.map((item) => item.startsAt).toSorted());
    expect(new Set(imams.items.map((item) => item.provider.kind))).toEqual(new Set(['IMAM']));
    const byId = await list({ q: ids.appointments.startable });
    expect(byId.items.map((item) => item.id)).toEqual([ids.appointments.startable]);
  });

  test.each(['client', 'provider', 'price', 'billedMinutes', 'status'] as const)(
    'sorted by %s, contain the same sessions in both directions',
    async (sort) => {
      const up = await list({ sort, direction: 'asc', pageSize: 10 });
      const down = await list({ sort, direction: 'desc', pageSize: 10 });
      expect(up.total).toBe(down.total);
      expect(up.items[0]?.id).not.toBe(down.items[0]?.id);
    },
  );
});
