import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { clients } from '../../personas/people.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const layla = { params: { id: ids.users.layla } };
const jonas = { params: { id: clients[6]?.id ?? '' } };
const recording = { kind: 'RECORDING', language: 'en', recipient: null } as const;

describe('the consents of a client', () => {
  test('[API-6] are listed with those that wait for an answer first, to their provider alone', async () => {
    const server = createTestServer();
    const { items } = await server.as(who.amina).call(contract.listClientConsents, layla);
    expect(items.map(({ kind, status }) => [kind, status])).toEqual([
      ['RELEASE', 'REQUESTED'],
      ['AI_SCRIBE', 'GIVEN'],
      ['RECORDING', 'GIVEN'],
      ['TREATMENT', 'GIVEN'],
      ['TELEHEALTH', 'GIVEN'],
    ]);
    await expect(server.as(who.grace).call(contract.listClientConsents, layla)).rejects.toMatchObject({ status: 404 });
  });

  test('[API-6] are asked for once while they are open, and never after a discharge', async () => {
    const amina = createTestServer().as(who.amina);
    expect(await amina.call(contract.requestClientConsent, { ...layla, body: recording })).toMatchObject({
      status: 'REQUESTED',
      textVersion: 2,
    });
    await expect(amina.call(contract.requestClientConsent, { ...layla, body: recording })).rejects.toMatchObject({
      code: 'CONSENT_OPEN',
    });
    await expect(
      amina.call(contract.requestClientConsent, { ...layla, body: { ...recording, kind: 'RELEASE' } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { recipient: expect.any(String) } } });
    await expect(amina.call(contract.requestClientConsent, { ...jonas, body: recording })).rejects.toMatchObject({
      code: 'CARE_ENDED',
    });
  });

  test('[API-6] are taken back once, and say who wrote it down', async () => {
    const server = createTestServer();
    const input = { params: { id: 'cst-l3rec' }, body: { notes: 'Said so.' } };
    await expect(server.as(who.grace).call(contract.withdrawClientConsent, input)).rejects.toMatchObject({
      status: 404,
    });
    const amina = server.as(who.amina);
    expect(await amina.call(contract.withdrawClientConsent, input)).toMatchObject({
      status: 'WITHDRAWN',
      withdrawal: { recordedByName: 'Dr. Amina Rahman', notes: 'Said so.' },
    });
    await expect(amina.call(contract.withdrawClientConsent, input)).rejects.toMatchObject({ code: 'CONSENT_OVER' });
  });
});

describe('readmission', () => {
  test('[CALL-19] takes a client back into care and keeps the discharge in the history', async () => {
    const amina = createTestServer().as(who.amina);
    const { version, discharge } = await amina.call(contract.getClient, jonas);
    await expect(
      amina.call(contract.readmitClient, { ...jonas, body: { version: version + 1 } }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    const back = await amina.call(contract.readmitClient, { ...jonas, body: { version } });
    expect(back).toMatchObject({ status: 'ACTIVE', discharge: null, earlierDischarges: [discharge] });
    await expect(
      amina.call(contract.readmitClient, { ...jonas, body: { version: back.version } }),
    ).rejects.toMatchObject({ code: 'NOT_DISCHARGED' });
  });
});

describe('the list of clients', () => {
  const names = async (query: NonNullable<contract.QueryOf<typeof contract.listClients>>) =>
    (await createTestServer().as(who.amina).call(contract.listClients, { query })).items.map(
      ({ displayName }) => displayName,
    );

  test.each([
    ['dina', ['Konstantina Papadopoulos-Christodoulou']],
    ['عائشه', ['Aisha Al Mansoori · عائشة المنصوري']],
    ['BERGSTROM noah', ['Noah Bergström']],
    ['patient@demo', ['Layla Haddad']],
    ['no one of this name', []],
  ])('[CALL-16] finds “%s” by preferred name, script, accent or address', async (q, found) => {
    expect(await names({ q })).toEqual(found);
  });

  test('[CALL-16] [CARE-2] puts an unanswered flag before everything else that is owed', async () => {
    expect((await names({ sort: 'OWED' }))[0]).toBe('Fatima Zahra Benali');
    expect(await names({ status: 'DISCHARGED' })).toEqual(['Jonas Keller']);
  });

  test('[CALL-16] comes in pieces, each client once', async () => {
    const amina = createTestServer().as(who.amina);
    const all = (await amina.call(contract.listClients, {})).items.map(({ id }) => id);
    const read: string[] = [];
    let after: string | undefined;
    do {
      const page = await amina.call(contract.listClients, { query: { limit: 4, ...(after && { after }) } });
      expect(page.total).toBe(all.length);
      read.push(...page.items.map(({ id }) => id));
      after = page.nextCursor ?? undefined;
    } while (after !== undefined);
    expect(read).toEqual(all);
    await expect(amina.call(contract.listClients, { query: { after: 'usr-none' } })).rejects.toMatchObject({
      code: 'CURSOR_INVALID',
    });
  });
});
