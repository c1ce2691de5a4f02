import { describe, expect, test, vi } from 'vitest';
import { isApiError } from '@sakina/platform/client';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { onCallAt } from '../../rules/on-call.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { ANY_MARK, suspendAs } from '../../testing/suspend.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const reason = 'Cards were reported as stolen; waiting for an answer.';
const codeOf = (error: unknown) => (isApiError(error) ? error.code : 'CRASH');

/** A server with what the tests look at behind its calls. */
function setUp() {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const ingrid = server.as(who.ingrid);
  const preview = (id: string) => ingrid.call(contract.previewSuspension, { params: { id } });
  const suspend = (id: string, mark?: string) =>
    mark === undefined
      ? suspendAs(ingrid, id, reason)
      : ingrid.call(contract.suspendUser, { params: { id }, body: { reason, mark } });
  const reactivate = (id: string) => ingrid.call(contract.reactivateUser, { params: { id }, body: { reason } });
  const appointments = (of: (row: { client: { id: string }; provider: { id: string } }) => boolean) =>
    store.run((tables) => tables.appointments.all().filter((row) => of(row)));
  const notices = (userId: string) =>
    store.run(
      (tables) =>
        tables.notifications.all().filter((row) => row.userId === userId && row.kind === 'APPOINTMENT_CANCELLED')
          .length,
    );
  const refunded = () =>
    store.run((tables) =>
      tables.transactions
        .all()
        .filter(({ kind }) => kind === 'REFUND')
        .reduce((sum, row) => sum - row.amount.amountMinor, 0),
    );
  return { store, server, ingrid, preview, suspend, reactivate, appointments, notices, refunded };
}

describe('the suspension of an account', () => {
  test('of a provider ends what they offered from a waitlist: the client keeps their place', async () => {
    const { server, suspend } = setUp();
    const layla = server.as(who.layla);
    const offersOf = async (status: contract.WaitlistStatus) =>
      (await layla.call(contract.listWaitlist, { query: { status: [status] } })).items;
    const [offered] = await offersOf('OFFERED');
    expect(offered?.offer?.provider.id).toBe(ids.providers.grace);
    await suspend(ids.users.grace);
    expect(await offersOf('OFFERED')).toEqual([]);
    expect((await offersOf('EXPIRED')).map(({ id }) => id)).toEqual([offered?.id]);
    const answer = layla.call(contract.respondToWaitlist, {
      params: { id: offered?.id ?? '' },
      body: {
        action: 'ACCEPT',
        clientTimeZone: 'America/New_York',
        consent: { treatment: true, telehealth: true, policy: true },
      },
    });
    await expect(answer.catch(codeOf)).resolves.toBe('OFFER_EXPIRED');
  });

  test('of a provider cancels the groups and broadcasts that they lead, as its preview says [ADM-27]', async () => {
    const { store, preview, suspend } = setUp();
    const before = await preview(ids.users.yusuf);
    const led = () =>
      store.run((tables) => ({
        groups: tables.groupSessions
          .all()
          .filter((row) => row.host.id === ids.providers.yusuf && row.status === 'SCHEDULED'),
        broadcasts: tables.broadcasts
          .all()
          .filter((row) => row.host.id === ids.providers.yusuf && row.status === 'SCHEDULED'),
      }));
    const { groups, broadcasts } = await led();
    expect(before.hosted).toEqual({
      groups: groups.length,
      seats: groups.reduce((sum, row) => sum + row.participants.length, 0),
      broadcasts: broadcasts.length,
    });
    expect(groups.length).toBeGreaterThan(0);
    await suspend(ids.users.yusuf, before.mark);
    expect(await led()).toEqual({ groups: [], broadcasts: [] });
    const reasons = await store.run((tables) =>
      groups.map(({ id }) => tables.groupSessions.get(id)?.cancellationReason ?? ''),
    );
    expect(new Set(reasons)).toEqual(new Set(['The host is not available.']));
  });

  test('of who is on call names who takes over, and that person has the turn afterwards [ADM-27]', async () => {
    const { store, server, preview, suspend } = setUp();
    const turn = () => store.run((tables) => onCallAt(tables, server.now()));
    const { id, until } = await turn();
    const others = [ids.users.mariam, ids.users.grace, ids.users.layla].filter((other) => other !== id);
    for (const other of others) expect((await preview(other)).onCall).toBeUndefined();
    const { mark, onCall } = await preview(id);
    expect(onCall).toEqual({ takenOverBy: expect.any(String), until });
    await suspend(id, mark);
    expect((await turn()).displayName).toBe(onCall?.takenOverBy);
    expect((await turn()).id).not.toBe(id);
    expect((await preview(id)).onCall).toBeUndefined();
  });

  test('of a client gives their seat in a group to who waits for it [ADM-27]', async () => {
    const { store, preview, suspend } = setUp();
    const row = await store.run((tables) =>
      tables.groupSessions
        .all()
        .find(
          ({ status, participants }) => status === 'SCHEDULED' && participants.some(({ id }) => id === ids.users.layla),
        ),
    );
    if (!row) throw new Error('Layla has no seat');
    const { mark } = await preview(ids.users.layla);
    await suspend(ids.users.layla, mark);
    const after = await store.run((tables) => tables.groupSessions.get(row.id));
    expect(after?.participants.map(({ id }) => id)).not.toContain(ids.users.layla);
    const free = row.capacity - (row.participants.length - 1);
    expect(after?.waitlist.length).toBe(Math.max(0, row.waitlist.length - free));
  });

  test('of a provider does what its preview says: sessions, refunds to the cent, notices, open times [ADM-27]', async () => {
    const { preview, suspend, appointments, notices, refunded } = setUp();
    const before = await preview(ids.users.amina);
    const isOwn = ({ provider }: { provider: { id: string } }) => provider.id === ids.providers.amina;
    const ahead = (await appointments(isOwn)).filter(({ status }) => status === 'CONFIRMED' || status === 'PENDING');
    const clients = [...new Set(ahead.map(({ client }) => client.id))];
    const paidBack = await refunded();
    const heard = await Promise.all(clients.map((id) => notices(id)));
    expect(before.asProvider).toBe(ahead.length);
    expect(before.asProvider).toBeGreaterThan(2);
    expect(before.notified).toBe(clients.length);
    expect(before.openTimes).toBeGreaterThan(20);

    await suspend(ids.users.amina, before.mark);

    const states = (await appointments(isOwn)).filter(({ id }) => ahead.some((row) => row.id === id));
    expect(new Set(states.map(({ status, cancellation }) => `${status} ${cancellation?.by ?? ''}`))).toEqual(
      new Set(['CANCELLED ADMIN']),
    );
    expect((await refunded()) - paidBack).toBe(before.refunds?.amountMinor ?? 0);
    const hearing = await Promise.all(clients.map((id) => notices(id)));
    expect(hearing.every((count, index) => count > (heard[index] ?? 0))).toBe(true);
    expect(await preview(ids.users.amina)).toMatchObject({
      asProvider: 0,
      notified: 0,
      refunds: null,
      openTimes: null,
    });
  });

  test('of a client notifies the provider of each session, without the reason [ADM-27]', async () => {
    const { preview, suspend, appointments, notices } = setUp();
    const { asClient, mark } = await preview(ids.users.layla);
    expect(asClient).toBeGreaterThan(0);
    const heard = await notices(ids.users.amina);
    await suspend(ids.users.layla, mark);
    const called = (await appointments(({ client }) => client.id === ids.users.layla)).filter(
      ({ cancellation }) => cancellation?.by === 'ADMIN',
    );
    expect(called.length).toBeGreaterThanOrEqual(asClient);
    expect(called.some(({ provider }) => provider.id === ids.providers.amina)).toBe(true);
    expect(await notices(ids.users.amina)).toBeGreaterThan(heard);
    expect(JSON.stringify(called)).not.toContain('stolen');
  });

  test('changes nothing where other sessions are ahead than the preview showed [ADM-15]', async () => {
    const { ingrid, preview, suspend } = setUp();
    const { mark } = await preview(ids.users.layla);
    await ingrid.call(contract.cancelAdminSession, {
      params: { id: ids.appointments.upcoming },
      body: { reason: { code: 'OTHER', text: null } },
    });
    expect(await suspend(ids.users.layla, mark).catch(codeOf)).toBe('SESSIONS_CHANGED');
    expect((await ingrid.call(contract.getAdminUser, { params: { id: ids.users.layla } })).status).toBe('ACTIVE');
  });

  test('needs the mark of a preview, and compares it only where the account can be suspended at all [ADM-15]', async () => {
    const { server, ingrid, suspend } = setUp();
    const body = { reason } as contract.BodyOf<typeof contract.suspendUser>;
    await expect(ingrid.call(contract.suspendUser, { params: { id: ids.users.layla }, body })).rejects.toMatchObject({
      status: 422,
      details: { fields: { mark: expect.any(String) } },
    });
    expect(await suspend(ids.users.layla, ANY_MARK).catch(codeOf)).toBe('SESSIONS_CHANGED');
    expect(await suspend(ids.users.ingrid, ANY_MARK).catch(codeOf)).toBe('OWN_ACCOUNT');
    await server.as(who.layla).call(contract.listAppointments, {});
  });

  test('tells those with a seat in a group that an administrator canceled it, and those who wait for a broadcast [ADM-27]', async () => {
    const { store, server, suspend } = setUp();
    await suspend(ids.users.amina);
    const { items } = await server.as(who.layla).call(contract.listNotifications, {});
    const told = items.find(({ kind }) => kind === 'GROUP_MEETING_CANCELLED');
    expect(told?.about).toMatchObject({ by: 'ADMIN', person: 'Dr. Amina Rahman' });
    const { viewers, heard } = await store.run((tables) => ({
      viewers: tables.broadcasts
        .all()
        .filter(({ host, status }) => host.id === ids.providers.amina && status === 'CANCELLED')
        .flatMap((row) => [
          ...row.viewers,
          ...(tables.sessions.get(row.id)?.participants ?? []).map(({ userId }) => userId),
        ]),
      heard: tables.notifications
        .all()
        .filter(({ kind }) => kind === 'BROADCAST_CHANGED')
        .map(({ userId }) => userId),
    }));
    expect(viewers.filter((id) => id !== null && !heard.includes(id))).toEqual([]);
  });

  test('holds payouts until the account is reactivated, and pays nothing for the days between [ADM-27] [ADM-28]', async () => {
    const { store, server, preview, suspend, reactivate } = setUp();
    const { held } = await preview(ids.users.amina);
    expect(held?.amountMinor).toBeGreaterThan(0);
    const dates = () =>
      store.run((tables) =>
        tables.payouts
          .all()
          .filter(({ providerId }) => providerId === ids.providers.amina)
          .map(({ createdAt }) => createdAt),
      );
    const before = await dates();
    await suspend(ids.users.amina);
    const from = server.now();
    server.pass({ days: 20 });
    await reactivate(ids.users.amina);
    const to = server.now();
    server.pass({ days: 40 });
    await server.as(who.amina).call(contract.listPayouts, {});
    const added = (await dates()).filter((at) => !before.includes(at)).map((at) => Date.parse(at));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((at) => at > from.getTime() && at < to.getTime())).toEqual([]);
  });

  test('says with the suspension how many sessions stay canceled, and reactivation gives the former state back [ADM-28]', async () => {
    const { preview, suspend, reactivate } = setUp();
    const { asClient, asProvider, mark } = await preview(ids.users.layla);
    expect((await suspend(ids.users.layla, mark)).suspension?.calledOff).toBe(asClient + asProvider);
    expect(await reactivate(ids.users.layla)).toMatchObject({ status: 'ACTIVE', suspension: null });
    expect(await preview(ids.users.layla)).toMatchObject({ asClient: 0 });
  });

  test('of many says how many sessions it cancels, and does so for generated people too [ADM-15]', async () => {
    const { ingrid } = setUp();
    const { items } = await ingrid.call(contract.listAdminSessions, {
      query: { status: ['CONFIRMED'], sort: 'startsAt', direction: 'desc', pageSize: 1 },
    });
    const id = items[0]?.client.id ?? '';
    const selection = { kind: 'CHOSEN' as const, ids: [id] };
    const preview = await ingrid.call(contract.previewManyUsers, { body: { action: 'SUSPEND', selection } });
    expect(preview.sessionsAhead).toBeGreaterThan(0);
    await ingrid.call(contract.changeManyUsers, { body: { action: 'SUSPEND', selection, reason, mark: preview.mark } });
    const session = await ingrid.call(contract.getAdminSession, { params: { id: items[0]?.id ?? '' } });
    expect(session).toMatchObject({ status: 'CANCELLED', cancellation: { by: 'ADMIN' } });
  });
});
