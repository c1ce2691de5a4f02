import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';
import { suspendAs } from '../../testing/suspend.ts';

type Server = ReturnType<typeof createTestServer>;

const FATIMA = 'msr-n3b7v1c5';
const at = (id: string) => ({ params: { id } });
const dutyOf = (server: Server, email: string) => server.as(email).call(contract.listOnCallAlerts, {});
const WORDS = 'No answer on the telephone, and no one at the door. Who can be with her?';

describe('whoever is on call [CARE-2]', () => {
  test('reads the alerts that they have to answer, with the telephone, and no one else does', async () => {
    const server = createTestServer();
    const { duty, items } = await dutyOf(server, who.grace);
    expect(duty).toEqual({ until: '2026-11-25T08:00:00.000Z', insteadOf: null });
    expect(items).toMatchObject([
      { id: FATIMA, client: { displayName: 'Fatima Zahra Benali' }, phone: '+1 347 555 0136', record: null },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/"answer"|"words"/);
    for (const other of [who.amina, who.mariam, who.ingrid, who.layla])
      expect(await dutyOf(server, other)).toEqual({ duty: null, items: [] });
  });

  test('reads what was told to a provider once the provider has had a quarter of an hour', async () => {
    const server = createTestServer();
    const sent = await server.as(who.layla).call(contract.sendMessage, {
      body: { providerId: ids.providers.amina, text: 'I want to kill myself tonight.' },
    });
    const seen = async () => (await dutyOf(server, who.grace)).items.map(({ id }) => id);
    expect(await seen()).not.toContain(sent.message.id);
    server.pass({ minutes: 15 });
    expect(await seen()).toContain(sent.message.id);
  });

  test('is the next who can act where whose turn it is was suspended, and reads in whose stead', async () => {
    const server = createTestServer();
    await suspendAs(server.as(who.ingrid), ids.users.grace, 'Complaint under review.');
    const { duty, items } = await dutyOf(server, who.mariam);
    expect(duty).toMatchObject({ insteadOf: 'Grace Okafor' });
    expect(items.map(({ id }) => id)).toEqual([FATIMA]);
    expect((await server.as(who.ingrid).call(contract.listAdminSafetyAlerts, {})).onCall).toMatchObject({
      displayName: 'Dr. Mariam El-Sayed',
      insteadOf: 'Grace Okafor',
    });
  });

  test('gets back an alert that was handed to someone whose practice is suspended now', async () => {
    const server = createTestServer();
    await server.as(who.grace).call(contract.handOverOnCallAlert, {
      ...at(FATIMA),
      body: { toId: ids.users.mariam, note: 'I am in a session until four.' },
    });
    expect((await dutyOf(server, who.grace)).items).toEqual([]);
    expect((await dutyOf(server, who.mariam)).items.map(({ id }) => id)).toEqual([FATIMA]);
    await server.as(who.ingrid).call(contract.suspendProvider, {
      ...at(ids.providers.mariam),
      body: { reason: 'Complaint under review.' },
    });
    expect((await dutyOf(server, who.grace)).items.map(({ id }) => id)).toEqual([FATIMA]);
  });

  test('closes an alert with what they did, on every page; a second time says who was first', async () => {
    const server = createTestServer();
    const close = (email: string) =>
      server.as(email).call(contract.closeOnCallAlert, { ...at(FATIMA), body: { done: 'Reached her at ten.' } });
    await expect(close(who.mariam)).rejects.toMatchObject({ status: 404 });
    expect((await close(who.grace)).acknowledgement).toMatchObject({ byName: 'Grace Okafor' });
    expect((await dutyOf(server, who.grace)).items).toEqual([]);
    expect((await server.as(who.amina).call(contract.listSafetyAlerts, {})).items).toEqual([]);
    await expect(close(who.grace)).rejects.toMatchObject({
      code: 'ALERT_ACKNOWLEDGED',
      details: { byName: 'Grace Okafor' },
    });
  });

  test('can read the client’s record after five minutes, and no other record', async () => {
    const server = createTestServer();
    const grace = server.as(who.grace);
    const [alert] = (await dutyOf(server, who.grace)).items;
    if (!alert) throw new Error('No alert is open.');
    const ask = (clientId: contract.UserId) =>
      grace.call(contract.requestRecordAccess, {
        body: { clientId, reason: 'DANGER', words: WORDS, isInDanger: true },
      });
    await expect(ask(ids.users.noah)).rejects.toMatchObject({ status: 403 });
    const grant = await ask(alert.client.id);
    const read = () => grace.call(contract.readRecordPart, { ...at(grant.id), query: { part: 'MEASURES' } });
    await expect(read()).rejects.toMatchObject({ code: 'BREAK_GLASS_REQUIRED' });
    server.pass({ minutes: 5 });
    expect((await dutyOf(server, who.grace)).items[0]?.record).toMatchObject({ status: 'ACTIVE', mayRead: true });
    expect((await read()).items.length).toBeGreaterThan(0);
    await expect(grace.call(contract.listRecordGrants, { query: {} })).rejects.toMatchObject({ status: 403 });
  });
});
