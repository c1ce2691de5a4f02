import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { communityIds } from '../../personas/community/index.ts';
import { ids, serviceIdOf } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { waitlist } = communityIds;
const at = (id: string) => ({ params: { id } });
const zone = 'America/New_York';
const accept = {
  action: 'ACCEPT' as const,
  clientTimeZone: zone,
  consent: { treatment: true as const, telehealth: true as const, policy: true as const },
};
const time = {
  serviceId: serviceIdOf(ids.providers.amina, 'session'),
  startsAt: '2026-12-01T15:00:00Z',
  mode: 'ONLINE' as const,
};

describe('a waitlist', () => {
  test('[CARE-7] accepts preferences and requirements, for one provider or any that matches', async () => {
    const server = createTestServer();
    const zaynab = server.as(who.zaynab);
    const named = await zaynab.call(contract.joinWaitlist, {
      body: {
        providerId: ids.providers.fullyBooked,
        clientTimeZone: zone,
        wishes: { gender: { anyOf: ['FEMALE'], strength: 'MUST' } },
      },
    });
    expect(named).toMatchObject({ status: 'WAITING', provider: { displayName: 'Helena Strand' }, ahead: 2 });
    const any = await zaynab.call(contract.joinWaitlist, {
      body: {
        clientTimeZone: zone,
        wishes: { language: { anyOf: ['tr'], strength: 'MUST' }, kind: { anyOf: ['IMAM'], strength: 'MUST' } },
      },
    });
    const seenBy = async (email: string) =>
      (await server.as(email).call(contract.listWaitlist, { query: { as: 'provider' } })).items.map((item) => item.id);
    expect(await seenBy(who.yusuf)).toContain(any.id);
    expect(await seenBy(who.amina)).not.toContain(any.id);
    expect((await zaynab.call(contract.listWaitlist, {})).items.map((item) => item.id).toSorted()).toEqual(
      [named.id, any.id].toSorted(),
    );
  });

  test('reports the requirement that a provider does not meet, and an existing entry', async () => {
    const layla = createTestServer().as(who.layla);
    const wishes = { gender: { anyOf: ['FEMALE' as const], strength: 'MUST' as const } };
    await expect(
      layla.call(contract.joinWaitlist, { body: { providerId: ids.providers.yusuf, clientTimeZone: zone, wishes } }),
    ).rejects.toMatchObject({
      status: 422,
      details: { fields: { 'wishes.gender': expect.stringContaining('Imam Yusuf Demir') } },
    });
    await expect(
      layla.call(contract.joinWaitlist, { body: { providerId: ids.providers.fullyBooked, clientTimeZone: zone } }),
    ).rejects.toMatchObject({ status: 409, code: 'ALREADY_WAITING', details: { entryId: waitlist.layla } });
    await expect(
      layla.call(contract.joinWaitlist, { body: { providerId: 'prv-none' as never, clientTimeZone: zone } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      layla.call(contract.joinWaitlist, { body: { clientTimeZone: 'x'.repeat(61), words: 'x'.repeat(1001) } }),
    ).rejects.toMatchObject({ details: { fields: { clientTimeZone: expect.any(String), words: expect.any(String) } } });
    await expect(
      layla.call(contract.joinWaitlist, {
        body: { clientTimeZone: zone, wishes: { kind: { anyOf: [], strength: 'MUST' } } },
      }),
    ).rejects.toMatchObject({ details: { fields: { 'wishes.kind.anyOf': expect.any(String) } } });
  });

  test('shows clients their own entries, and providers who waits for them', async () => {
    const server = createTestServer();
    const own = (await server.as(who.layla).call(contract.listWaitlist, {})).items;
    expect(own.map((item) => [item.id, item.status])).toEqual([
      [waitlist.offered, 'OFFERED'],
      [waitlist.layla, 'WAITING'],
    ]);
    const { items } = await server.as(who.amina).call(contract.listWaitlist, { query: { status: ['WAITING'] } });
    expect(items[0]?.id).toBe(waitlist.forAmina);
    expect(items.map((item) => item.joinedAt)).toEqual(items.map((item) => item.joinedAt).toSorted());
    expect((await server.as(who.zaynab).call(contract.listWaitlist, {})).items).toEqual([]);
    expect((await server.as(who.layla).call(contract.listWaitlist, { query: { as: 'provider' } })).items).toEqual([]);
  });
});

describe('an offer', () => {
  test('[CALL-10] that is accepted becomes a normal booking', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const { entry, appointment } = await layla.call(
      contract.respondToWaitlist,
      { ...at(waitlist.offered), body: accept },
      { idempotencyKey: 'intent-yes' },
    );
    expect(entry).toMatchObject({ status: 'BOOKED', appointmentId: appointment?.id, ahead: null });
    expect(
      await layla.call(
        contract.respondToWaitlist,
        { ...at(waitlist.offered), body: accept },
        { idempotencyKey: 'intent-yes' },
      ),
    ).toMatchObject({ appointment: { id: appointment?.id } });
    expect(await layla.call(contract.getAppointment, at(appointment?.id ?? ''))).toMatchObject({
      status: 'CONFIRMED',
      startsAt: entry.offer?.startsAt,
      provider: { id: ids.providers.grace },
    });
    await expect(
      layla.call(contract.respondToWaitlist, { ...at(waitlist.offered), body: accept }),
    ).rejects.toMatchObject({ status: 409, code: 'NO_OFFER' });
    await expect(
      layla.call(contract.respondToWaitlist, { ...at(waitlist.offered), body: { action: 'LEAVE' } }),
    ).rejects.toMatchObject({ code: 'NO_OFFER' });
  });

  test('is not booked if the time was taken meanwhile', async () => {
    const server = createTestServer();
    const [offered] = (await server.as(who.layla).call(contract.listWaitlist, { query: { status: ['OFFERED'] } }))
      .items;
    const { offer } = offered ?? {};
    if (!offer) throw new Error('The seed has no offer');
    await server.as(who.noah).call(contract.createAppointment, {
      body: {
        providerId: offer.provider.id,
        serviceId: offer.service.id,
        startsAt: offer.startsAt,
        mode: offer.mode,
        clientTimeZone: zone,
        consent: accept.consent,
      },
    });
    await expect(
      server.as(who.layla).call(contract.respondToWaitlist, { ...at(waitlist.offered), body: accept }),
    ).rejects.toMatchObject({ status: 409, code: 'SLOT_TAKEN', details: { alternatives: expect.any(Array) } });
    expect(
      (await server.as(who.layla).call(contract.listWaitlist, { query: { status: ['OFFERED'] } })).items,
    ).toHaveLength(1);
  });

  test('expires unanswered and keeps the position in line', async () => {
    const server = createTestServer();
    const noah = server.as(who.noah);
    expect(
      (await noah.call(contract.listWaitlist, { query: { status: ['EXPIRED'] } })).items.map((item) => item.id),
    ).toEqual([waitlist.expired]);
    await expect(
      noah.call(contract.respondToWaitlist, { ...at(waitlist.expired), body: accept }),
    ).rejects.toMatchObject({ status: 409, code: 'OFFER_EXPIRED' });
    server.pass({ hours: 29 });
    await expect(
      server.as(who.layla).call(contract.respondToWaitlist, { ...at(waitlist.offered), body: accept }),
    ).rejects.toMatchObject({ code: 'OFFER_EXPIRED' });
  });

  test('can be declined, and the entry withdrawn, by its client only', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const respond = (id: string, action: 'DECLINE' | 'LEAVE', email: string = who.layla) =>
      server.as(email).call(contract.respondToWaitlist, { ...at(id), body: { action } });
    await expect(respond(waitlist.offered, 'DECLINE', who.noah)).rejects.toMatchObject({ status: 404 });
    expect((await respond(waitlist.offered, 'DECLINE')).entry).toMatchObject({ status: 'WAITING', offer: null });
    await expect(respond(waitlist.offered, 'DECLINE')).rejects.toMatchObject({ code: 'NO_OFFER' });
    expect((await respond(waitlist.layla, 'LEAVE')).entry).toMatchObject({ status: 'LEFT', ahead: null });
    expect((await respond(waitlist.layla, 'LEAVE')).entry.status).toBe('LEFT');
    await expect(respond('wle-none', 'LEAVE')).rejects.toMatchObject({ status: 404 });
    await expect(
      layla.call(contract.respondToWaitlist, {
        ...at(waitlist.layla),
        body: { ...accept, consent: { treatment: true } } as never,
      }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('is made by the requested provider, for an open time', async () => {
    const server = createTestServer();
    const offer = (id: string, rest: object = {}, email: string = who.amina) =>
      server.as(email).call(contract.offerWaitlistTime, { ...at(id), body: { ...time, ...rest } });
    await expect(
      offer(waitlist.forAmina, { serviceId: serviceIdOf(ids.providers.yusuf, 'session') }, who.yusuf),
    ).rejects.toMatchObject({ status: 404 });
    await expect(offer(waitlist.offered)).rejects.toMatchObject({ status: 404 });
    await expect(offer('wle-none')).rejects.toMatchObject({ status: 404 });
    await expect(offer(waitlist.forAmina, { serviceId: 'none' })).rejects.toMatchObject({
      details: { fields: { serviceId: expect.any(String) } },
    });
    await expect(offer(waitlist.forAmina, { startsAt: '2026-12-01T15:07:00Z' })).rejects.toMatchObject({
      status: 409,
      code: 'SLOT_TAKEN',
    });
    await expect(offer(waitlist.forAmina, { startsAt: '2026-11-01T15:00:00Z' })).rejects.toMatchObject({
      status: 422,
      code: 'SLOT_IN_PAST',
    });
    await expect(offer(waitlist.forAmina, { expiresInHours: 1000 })).rejects.toMatchObject({
      details: { fields: { expiresInHours: expect.any(String) } },
    });
    expect(await offer(waitlist.forAmina, { expiresInHours: 24 })).toMatchObject({
      status: 'OFFERED',
      offer: { startsAt: '2026-12-01T15:00:00.000Z', expiresAt: '2026-11-25T15:00:00.000Z' },
    });
    await expect(offer(waitlist.forAmina)).rejects.toMatchObject({
      status: 409,
      code: 'NOT_WAITING',
      details: { status: 'OFFERED' },
    });
    // Never open longer than the time can be booked.
    server.pass({ days: 2 });
    expect(await offer(waitlist.forAmina, { startsAt: '2026-11-27T16:00:00Z', expiresInHours: 168 })).toMatchObject({
      offer: { expiresAt: '2026-11-27T14:00:00.000Z' },
    });
  });
});
