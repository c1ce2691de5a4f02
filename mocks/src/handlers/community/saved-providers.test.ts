import { listSavedProviders, removeSavedProvider, saveProvider, searchProviders } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { grace, fullyBooked, amina } = ids.providers;

describe('saved providers', () => {
  it('are private, newest first, and can be removed', async () => {
    const layla = createTestServer().as(who.layla);
    const idsOf = async () => (await layla.call(listSavedProviders, {})).items.map(({ provider }) => provider.id);
    expect(await idsOf()).toEqual([grace, fullyBooked]);
    const first = await layla.call(saveProvider, { params: { id: amina } });
    expect((await layla.call(saveProvider, { params: { id: amina } })).savedAt).toBe(first.savedAt);
    expect(await idsOf()).toEqual([amina, grace, fullyBooked]);
    await layla.call(removeSavedProvider, { params: { id: amina } });
    await layla.call(removeSavedProvider, { params: { id: amina } });
    expect(await idsOf()).toEqual([grace, fullyBooked]);
  });

  it('filter a search for users who saved any, and return none to a visitor', async () => {
    const server = createTestServer();
    expect(
      (await server.as(who.layla).call(searchProviders, { query: { saved: true } })).items
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([grace, fullyBooked].toSorted());
    expect((await server.as(null).call(searchProviders, { query: { saved: true } })).total).toBe(0);
  });

  it('exclude providers who left the directory', async () => {
    await expect(
      createTestServer()
        .as(who.layla)
        .call(saveProvider, { params: { id: ids.providers.daniel } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a search with wishes [CARE-7]', () => {
  it('excludes no one, and ranks by the number of wishes met', async () => {
    const visitor = createTestServer().as(null);
    const all = await visitor.call(searchProviders, { query: { pageSize: 100 } });
    const wished = await visitor.call(searchProviders, {
      query: { pageSize: 100, wishKind: ['IMAM'], wishLanguage: ['ar', 'tr'], wishGender: ['FEMALE'] },
    });
    const met = wished.items.map(
      ({ kind, languages, gender }) =>
        Number(kind === 'IMAM') +
        Number(languages.some((tag) => tag === 'ar' || tag === 'tr')) +
        Number(gender === 'FEMALE'),
    );
    expect(wished.total).toBe(all.total);
    expect(met).toEqual(met.toSorted((a, b) => b - a));
    expect(new Set(met)).toEqual(new Set([2, 1, 0]));
    expect(wished.facets).toEqual(all.facets);
    const none = wished.items.filter((_, index) => met[index] === 0).map(({ id }) => id);
    expect(none).toEqual(all.items.map(({ id }) => id).filter((id) => none.includes(id)));
  });

  it('finds providers with a sliding scale', async () => {
    const { items } = await createTestServer()
      .as(null)
      .call(searchProviders, { query: { slidingScale: true, pageSize: 100 } });
    expect(items.length).toBeGreaterThan(2);
    expect(items.every(({ slidingScale }) => slidingScale)).toBe(true);
  });
});
