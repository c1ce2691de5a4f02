import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { measureDefinitions } from '../../rules/measure-definitions.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

type Server = ReturnType<typeof createTestServer>;

const at = (id: string) => ({ params: { id } });
const WORDS = 'I want to kill myself tonight.';

/** Words of danger from Layla to her therapist; returns the alert’s id. */
async function danger(server: Server): Promise<string> {
  const sent = await server.as(who.layla).call(contract.sendMessage, {
    body: { providerId: ids.providers.amina, text: WORDS },
  });
  return sent.message.id;
}

const entries = async (server: Server) =>
  (await server.as(who.idris).call(contract.listAuditEntries, { query: { limit: 20 } })).items.filter(({ action }) =>
    action.startsWith('safety.'),
  );

describe('alerts for administrators [CARE-1] [CARE-2]', () => {
  test('stand the oldest first with who is responsible, and hold no word of what was said', async () => {
    const server = createTestServer();
    server.pass({ minutes: 1 });
    const id = await danger(server);
    const list = await server.as(who.ingrid).call(contract.listAdminSafetyAlerts, {});
    expect(list.items.map(({ kind }) => kind)).toEqual(['ITEM_9', 'MESSAGE']);
    expect(list.items[1]).toMatchObject({
      id,
      client: { displayName: 'Layla Haddad' },
      responsible: [{ displayName: 'Dr. Amina Rahman' }],
      owner: null,
      acknowledgement: null,
    });
    const detail = await server.as(who.ingrid).call(contract.getAdminSafetyAlert, at(id));
    expect(detail).toMatchObject({ phone: '+1 718 555 0142', contact: null, acts: [] });
    expect(JSON.stringify([list, detail])).not.toMatch(/kill|"answer"|"words"/);
  });

  test('show an answer to item 9 of someone without a provider, with no one responsible', async () => {
    const server = createTestServer();
    const answers = measureDefinitions.PHQ_9.items.map(({ isSelfHarm }) => (isSelfHarm ? 3 : 0));
    await server.as(who.zaynab).call(contract.takeMeasure, { body: { instrument: 'PHQ_9', answers } });
    const { items, onCall } = await server.as(who.ingrid).call(contract.listAdminSafetyAlerts, {});
    expect(items.find(({ client }) => client.id === ids.users.zaynab)).toMatchObject({
      kind: 'ITEM_9',
      responsible: [],
    });
    expect(onCall).toMatchObject({ phone: expect.stringMatching(/^\+/) });
  });

  test('are counted by the overview as the list has them', async () => {
    const server = createTestServer();
    await danger(server);
    const ingrid = server.as(who.ingrid);
    const { tasks } = await ingrid.call(contract.getAdminOverview, {});
    const { items, total } = await ingrid.call(contract.listAdminSafetyAlerts, {});
    expect(tasks.find(({ kind }) => kind === 'SAFETY')).toEqual({
      kind: 'SAFETY',
      count: total,
      oldestAt: items[0]?.raisedAt,
    });
  }, 30_000);

  test('are closed to whom they are not for', async () => {
    const server = createTestServer();
    for (const person of [who.layla, who.amina])
      await expect(server.as(person).call(contract.listAdminSafetyAlerts, {})).rejects.toMatchObject({ status: 403 });
    await expect(server.as(who.ingrid).call(contract.getAdminSafetyAlert, at('msr-none'))).rejects.toMatchObject({
      status: 404,
    });
  });

  test('are taken by one, seen by all, and taken over only by who has read whose they are', async () => {
    const server = createTestServer();
    const id = await danger(server);
    const claim = (email: string, body: { isClaimed: boolean; takenFrom?: typeof ids.users.idris }) =>
      server.as(email).call(contract.claimAdminSafetyAlert, { ...at(id), body });
    await claim(who.idris, { isClaimed: true });
    await expect(claim(who.ingrid, { isClaimed: true })).rejects.toMatchObject({
      code: 'CLAIMED',
      details: { owner: { displayName: 'Idris Malik' } },
    });
    await expect(claim(who.ingrid, { isClaimed: false })).rejects.toMatchObject({ code: 'CLAIMED' });
    const taken = await claim(who.ingrid, { isClaimed: true, takenFrom: ids.users.idris });
    expect(taken.owner?.displayName).toBe('Ingrid Solheim');
    expect(taken.acts.map(({ kind }) => kind)).toEqual(['CLAIMED', 'TAKEN_OVER']);
    expect((await claim(who.ingrid, { isClaimed: false })).owner).toBeNull();
  });

  test('are handed to someone by name with a note, and stay open', async () => {
    const server = createTestServer();
    const id = await danger(server);
    const ingrid = server.as(who.ingrid);
    const { receivers } = await ingrid.call(contract.getAdminSafetyAlert, at(id));
    expect(receivers[0]).toMatchObject({ displayName: 'Grace Okafor', isOnCall: true });
    expect(receivers.some((person) => person.id === ids.users.ingrid)).toBe(false);
    const body = { toId: ids.users.grace, note: 'Her sister has the key.' };
    const handed = await ingrid.call(contract.handOverAdminSafetyAlert, { ...at(id), body });
    expect(handed).toMatchObject({
      owner: { displayName: 'Grace Okafor' },
      acknowledgement: null,
      acts: [{ kind: 'HANDED_OVER', byName: 'Ingrid Solheim', toName: 'Grace Okafor', note: body.note }],
    });
    await expect(ingrid.call(contract.handOverAdminSafetyAlert, { ...at(id), body })).rejects.toMatchObject({
      code: 'CLAIMED',
    });
    await expect(
      server
        .as(who.mariam)
        .call(contract.handOverAdminSafetyAlert, { ...at(id), body: { ...body, toId: ids.users.layla } }),
    ).rejects.toMatchObject({ code: 'CLAIMED' });
  });

  test('go to no one who cannot take them', async () => {
    const server = createTestServer();
    const id = await danger(server);
    await expect(
      server.as(who.ingrid).call(contract.handOverAdminSafetyAlert, {
        ...at(id),
        body: { toId: ids.users.layla, note: 'Please take it.' },
      }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { toId: expect.any(String) } } });
  });

  test('are closed with what was done, which leaves the provider’s page too, once', async () => {
    const server = createTestServer();
    const id = await danger(server);
    const close = (email: string) =>
      server.as(email).call(contract.closeAdminSafetyAlert, { ...at(id), body: { done: 'Called her, not alone.' } });
    expect((await close(who.ingrid)).acknowledgement).toMatchObject({ byName: 'Ingrid Solheim' });
    const seen = (await server.as(who.amina).call(contract.listSafetyAlerts, {})).items;
    expect(seen.some((alert) => alert.id === id)).toBe(false);
    await expect(close(who.idris)).rejects.toMatchObject({
      code: 'ALERT_ACKNOWLEDGED',
      details: { byName: 'Ingrid Solheim' },
    });
    const done = await server.as(who.idris).call(contract.listAdminSafetyAlerts, { query: { state: 'DONE' } });
    expect(done.items[0]).toMatchObject({ id, owner: null });
  });

  test('show what a provider said to who asks for it, and keep who asked', async () => {
    const server = createTestServer();
    const id = await danger(server);
    const ingrid = server.as(who.ingrid);
    await expect(ingrid.call(contract.readAdminSafetyWords, at(id))).rejects.toMatchObject({
      code: 'NOT_ACKNOWLEDGED',
    });
    const notes = 'Called her. Her sister is with her.';
    await server.as(who.amina).call(contract.acknowledgeSafetyAlert, { ...at(id), body: { notes } });
    expect(await ingrid.call(contract.readAdminSafetyWords, at(id))).toMatchObject({
      byName: 'Dr. Amina Rahman',
      notes,
    });
    const { acts } = await ingrid.call(contract.getAdminSafetyAlert, at(id));
    expect(acts.at(-1)).toMatchObject({ kind: 'WORDS_READ', byName: 'Ingrid Solheim', note: null });
  });

  test('leave an entry for each act and each visit, which names no client and no word', async () => {
    const server = createTestServer();
    const id = await danger(server);
    const ingrid = server.as(who.ingrid);
    await ingrid.call(contract.getAdminSafetyAlert, at(id));
    await ingrid.call(contract.getAdminSafetyAlert, at(id));
    await ingrid.call(contract.claimAdminSafetyAlert, { ...at(id), body: { isClaimed: true } });
    await ingrid.call(contract.closeAdminSafetyAlert, { ...at(id), body: { done: 'Called her.' } });
    await ingrid.call(contract.readAdminSafetyWords, at(id));
    const left = await entries(server);
    expect(left.map(({ action }) => action).toSorted()).toEqual([
      'safety.closed',
      'safety.opened',
      'safety.owner_changed',
      'safety.words_read',
    ]);
    expect(JSON.stringify(left)).not.toMatch(/Layla|kill|Called/);
    server.pass({ minutes: 61 });
    await ingrid.call(contract.getAdminSafetyAlert, at(id));
    expect((await entries(server)).filter(({ action }) => action === 'safety.opened')).toHaveLength(2);
  });
});
