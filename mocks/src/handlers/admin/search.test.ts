import { expect, test, vi } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const server = createTestServer();
const find = (q: string, email: string = who.ingrid) =>
  server.as(email).call(contract.searchEverything, { body: { q } });

test('a name finds the person, their sessions and their payments; a provider’s name the provider too [ADM-5]', async () => {
  const layla = await find('layla haddad');
  expect(layla.people.map(({ id }) => id)).toEqual([ids.users.layla]);
  expect(layla.sessions.every(({ clientName }) => clientName === 'Layla Haddad')).toBe(true);
  expect(layla.sessions.length).toBeGreaterThan(0);
  const amina = await find('amina rahman');
  expect(amina.providers.map(({ id }) => id)).toEqual([ids.providers.amina]);
  expect(amina.payments.some(({ kind }) => kind === 'PAYOUT')).toBe(true);
});

test('an id finds exactly what it names [ADM-5]', async () => {
  expect((await find(ids.users.noah)).people.map(({ id }) => id)).toEqual([ids.users.noah]);
  expect((await find(ids.providers.amina)).providers.map(({ id }) => id)).toEqual([ids.providers.amina]);
  expect((await find(ids.appointments.upcoming)).sessions.map(({ id }) => id)).toEqual([ids.appointments.upcoming]);
  const [payment] = (await find('amina rahman')).payments;
  expect((await find(payment?.id ?? '')).payments.map(({ id }) => id)).toEqual([payment?.id]);
});

test.each([
  ['khalid mansour', /^(Khaled Mansour|خالد منصور)/],
  ['خالد منصور', /^Khaled Mansour/],
  ['ليلى حداد', /^Layla Haddad/],
])('%s finds people who write the name in the other script or with other vowels [ADM-5]', async (q, name) => {
  const { people } = await find(q);
  expect(people.filter(({ displayName }) => name.test(displayName))).not.toEqual([]);
});

test('an owner finds people, sessions and payments of the organization and nothing of another [ROLE-4]', async () => {
  const own = await find('layla haddad', who.idris);
  expect(own.people).toEqual([]);
  expect(own.sessions.map(({ providerName }) => providerName)).toContain('Dr. Amina Rahman');
  const { items } = await server
    .as(who.ingrid)
    .call(contract.listAdminProviders, { query: { sort: 'sessions', limit: 100 } });
  const other = items.find(({ organization }) => organization !== null && organization.id !== 'org-harbour');
  expect((await find(other?.id ?? '', who.ingrid)).sessions).not.toEqual([]);
  expect(await find(other?.id ?? '', who.idris)).toEqual({ people: [], providers: [], sessions: [], payments: [] });
  expect((await find('claire fontaine', who.idris)).people.map(({ id }) => id)).toEqual([ids.users.claire]);
});
