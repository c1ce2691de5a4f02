import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids, serviceIdOf } from '../../personas/ids.ts';
import { clients } from '../../personas/people.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const release = { params: { id: 'cst-l5rel' } };
const layla = { params: { id: ids.users.layla } };
const give = { answer: 'GIVEN', textVersion: 1 } as const;

async function statusesOf(server: ReturnType<typeof createTestServer>, id: string) {
  const { items: own } = await server.as(who.layla).call(contract.listOwnClientConsents, {});
  const { items: theirs } = await server.as(who.amina).call(contract.listClientConsents, layla);
  return [own, theirs].map((items) => items.find((item) => item.id === id)?.status);
}

describe('the consents of a client in their own account', () => {
  test('[API-6] wait for the client alone, and both sides read one answer', async () => {
    const server = createTestServer();
    const { items } = await server.as(who.layla).call(contract.listOwnClientConsents, {});
    expect(items[0]).toMatchObject({
      id: 'cst-l5rel',
      status: 'REQUESTED',
      provider: { displayName: 'Dr. Amina Rahman' },
    });
    for (const stranger of [who.noah, who.amina])
      await expect(
        server.as(stranger).call(contract.answerClientConsent, { ...release, body: give }),
      ).rejects.toMatchObject({ status: 404 });
    await server.as(who.layla).call(contract.answerClientConsent, { ...release, body: give });
    expect(await statusesOf(server, 'cst-l5rel')).toEqual(['GIVEN', 'GIVEN']);
  });

  test('[API-6] are declined and withdrawn by the client without a reason, once', async () => {
    const server = createTestServer();
    const self = server.as(who.layla);
    await self.call(contract.answerClientConsent, { ...release, body: { answer: 'DECLINED', textVersion: 1 } });
    expect(await statusesOf(server, 'cst-l5rel')).toEqual(['DECLINED', 'DECLINED']);
    await expect(self.call(contract.answerClientConsent, { ...release, body: give })).rejects.toMatchObject({
      code: 'CONSENT_NOT_WAITING',
    });
    const ai = { params: { id: 'cst-l4ai' } };
    expect(await self.call(contract.withdrawOwnClientConsent, ai)).toMatchObject({
      status: 'WITHDRAWN',
      withdrawal: { recordedByName: 'Layla Haddad', notes: null },
    });
    expect(await statusesOf(server, 'cst-l4ai')).toEqual(['WITHDRAWN', 'WITHDRAWN']);
    await expect(self.call(contract.withdrawOwnClientConsent, ai)).rejects.toMatchObject({ code: 'CONSENT_OVER' });
  });

  test('[API-6] are not given to another text than was read, nor after the request was withdrawn', async () => {
    const server = createTestServer();
    const self = server.as(who.layla);
    await expect(
      self.call(contract.answerClientConsent, { ...release, body: { ...give, textVersion: 2 } }),
    ).rejects.toMatchObject({ code: 'CONSENT_TEXT_CHANGED' });
    await server.as(who.amina).call(contract.withdrawClientConsent, { ...release, body: { notes: 'Not needed.' } });
    await expect(self.call(contract.answerClientConsent, { ...release, body: give })).rejects.toMatchObject({
      code: 'CONSENT_NOT_WAITING',
    });
  });

  test('[API-6] replace what was given to an older text', async () => {
    const server = createTestServer();
    const asked = await server.as(who.amina).call(contract.requestClientConsent, {
      ...layla,
      body: { kind: 'TELEHEALTH', language: 'en', recipient: null },
    });
    const self = server.as(who.layla);
    await self.call(contract.answerClientConsent, {
      params: { id: asked.id },
      body: { answer: 'GIVEN', textVersion: asked.textVersion },
    });
    const { items } = await self.call(contract.listOwnClientConsents, {});
    expect(items.find(({ id }) => id === 'cst-l2tele')?.replacedAt).toEqual(expect.any(String));
  });
});

describe('the consent that a session needs', () => {
  const session = { params: { id: ids.appointments.startable } };
  const withoutConsent = { params: { id: ids.appointments.withoutConsent } };

  test('[SESSION-1] is gone when the client withdraws it, and back when they give it again', async () => {
    const server = createTestServer();
    const consented = async () => (await server.as(who.amina).call(contract.getConsent, session)).consented;
    expect(await consented()).toBe(true);
    await server.as(who.layla).call(contract.withdrawOwnClientConsent, { params: { id: 'cst-l1treat' } });
    expect(await consented()).toBe(false);
    server.pass({ minutes: 1 });
    const asked = await server.as(who.amina).call(contract.requestClientConsent, {
      ...layla,
      body: { kind: 'TREATMENT', language: 'en', recipient: null },
    });
    server.pass({ minutes: 1 });
    await server
      .as(who.layla)
      .call(contract.answerClientConsent, { params: { id: asked.id }, body: { answer: 'GIVEN', textVersion: 3 } });
    expect(await consented()).toBe(true);
  });

  test('[SESSION-1] can be asked for where a booking came without it', async () => {
    const server = createTestServer();
    expect((await server.as(who.amina).call(contract.getConsent, withoutConsent)).consented).toBe(false);
    const client = clients[0];
    const asked = await server.as(who.amina).call(contract.requestClientConsent, {
      params: { id: client.id },
      body: { kind: 'TREATMENT', language: 'en', recipient: null },
    });
    expect(asked.status).toBe('REQUESTED');
  });

  test('[API-6] given with a booking is in the lists of both sides once', async () => {
    const server = createTestServer();
    const self = server.as(who.zaynab);
    expect((await self.call(contract.listOwnClientConsents, {})).items).toEqual([]);
    const serviceId = serviceIdOf(ids.providers.amina, 'session');
    const { slots } = await self.call(contract.listOpenSlots, {
      params: { id: ids.providers.amina },
      query: { serviceId, from: '2026-11-24T00:00:00Z', to: '2026-12-08T00:00:00Z' },
    });
    for (const { startsAt } of [slots[0], slots[9]].filter((slot) => slot !== undefined))
      await self.call(contract.createAppointment, {
        body: {
          providerId: ids.providers.amina,
          serviceId,
          startsAt,
          mode: 'ONLINE',
          clientTimeZone: 'America/New_York',
          consent: { treatment: true, telehealth: true, policy: true, language: 'ar' },
        },
      });
    const { items } = await self.call(contract.listOwnClientConsents, {});
    expect(items.map(({ kind, status, language }) => [kind, status, language])).toEqual([
      ['TREATMENT', 'GIVEN', 'ar'],
      ['TELEHEALTH', 'GIVEN', 'ar'],
    ]);
  });
});
