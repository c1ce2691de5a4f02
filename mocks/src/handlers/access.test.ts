import { describe, expect, test } from 'vitest';
import { mintMockToken } from '@sakina/platform/auth/mock';
import * as contract from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { ids } from '../personas/ids.ts';
import { createTestServer, who } from '../testing/test-server.ts';
import { mockHandlers } from './index.ts';

const server = createTestServer();
const call = (method: string, path: string, token?: string) =>
  server.fetch(path, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
/** A value for every parameter of an operation’s path. */
const paramsOf = (path: string) => Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']));
const exampleOf = (path: string) => path.replace(/:\w+/g, 'x');

const closed = mockHandlers.map(({ operation }) => operation).filter((operation) => operation.access !== 'public');

describe('the roles of a token', () => {
  const asWith = (access: Record<string, unknown>) =>
    call('GET', '/v1/session-notes', mintMockToken({ sub: 'u-helpdesk', email: 'helpdesk@demo.test', ...access }));
  const patient = { realm_access: { roles: ['patient'] } };

  test.each([
    ['realm-management', 'view-identity-providers'],
    ['broker', 'provider'],
    ['hospital', 'therapist'],
  ])('[ROLE-5] [ROLE-6] of the client %s, such as %s, open nothing of a provider’s', async (client, role) => {
    expect((await asWith({ ...patient, resource_access: { [client]: { roles: [role] } } })).status).toBe(403);
  });

  test('[ROLE-5] of the realm and of our own client do', async () => {
    for (const access of [
      { realm_access: { roles: ['provider:candidate'] } },
      { ...patient, resource_access: { [product.id]: { roles: ['provider:candidate'] } } },
    ])
      expect((await asWith(access)).status).not.toBe(403);
  });
});

describe('a signed-out caller', () => {
  test.each(closed.map((operation) => [operation.name, operation] as const))('%s is refused', async (_, operation) => {
    const response = await call(operation.method, exampleOf(operation.path));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED', message: expect.any(String) });
  });

  test.each([
    ['no token of ours', 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
    ['a cut token', 'mock.eyJ'],
    ['no one’s token', mintMockToken({ email: 'nobody@demo.test' })],
  ])('%s counts as signed out', async (_, token) => {
    expect((await call('GET', '/v1/appointments', token)).status).toBe(401);
  });

  test('the directory, a provider’s page, open times and hours are public', async () => {
    const visitor = server.as(null);
    const page = await visitor.call(contract.searchProviders, {});
    expect(page.total).toBeGreaterThan(40);
    const amina = await visitor.call(contract.getProvider, { params: { idOrHandle: 'amina-rahman' } });
    expect(amina.id).toBe(ids.providers.amina);
    const serviceId = amina.services[1]?.id ?? '';
    const open = await visitor.call(contract.listOpenSlots, {
      params: { id: amina.id },
      query: { serviceId, from: '2026-11-24T00:00:00Z', to: '2026-12-01T00:00:00Z' },
    });
    expect(open.slots.length).toBeGreaterThan(5);
    const hours = await visitor.call(contract.getAvailability, { query: { providerId: amina.id } });
    expect(hours).toMatchObject({ timeZone: 'America/New_York' });
  });
});

describe('with the wrong role', () => {
  test.each(
    closed
      .filter((operation) => operation.access === 'provider')
      .map((operation) => [operation.name, operation] as const),
  )('rejects a patient at %s', async (_, operation) => {
    await expect(
      server.as(who.layla).call(operation, {
        params: paramsOf(operation.path),
        ...(operation.method !== 'GET' && { body: {} }),
      } as never),
    ).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test.each(
    closed
      .filter((operation) => operation.access === 'admin')
      .flatMap(
        (operation) =>
          [
            [who.layla, operation.name, operation],
            [who.amina, operation.name, operation],
            [who.claire, operation.name, operation],
          ] as const,
      ),
  )('rejects %s at %s', async (email, _, operation) => {
    await expect(server.as(email).call(operation, { params: { id: 'x' } } as never)).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });

  test.each([who.ingrid, who.idris, who.mariam])('%s, an administrator, sees sessions', async (email) => {
    const page = await server.as(email).call(contract.listAdminSessions, {});
    expect(page.total).toBeGreaterThan(450);
  });

  test('a patient with a tier and an administrator without a provider record see an empty provider area', async () => {
    expect(await server.as(who.ingrid).call(contract.listClients, {})).toEqual({ items: [] });
    expect(await server.as(who.tomas).call(contract.listClients, {})).toEqual({ items: [] });
    expect(await server.as(who.ingrid).call(contract.verifyCredentials, {})).toMatchObject({
      verified: false,
      problem: expect.stringContaining('no provider record'),
    });
  });
});

describe('another person’s records', () => {
  const appointment = { params: { id: ids.appointments.upcoming } };

  test('an appointment is readable by its client and its provider only', async () => {
    for (const email of [who.noah, who.zaynab, who.yusuf, who.grace]) {
      await expect(server.as(email).call(contract.getAppointment, appointment)).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    }
    for (const email of [who.layla, who.amina]) {
      expect((await server.as(email).call(contract.getAppointment, appointment)).id).toBe(ids.appointments.upcoming);
    }
  });

  test('another person’s appointment cannot be canceled, moved or started', async () => {
    const noah = server.as(who.noah);
    await expect(
      noah.call(contract.cancelAppointment, { ...appointment, body: { reason: { code: 'OTHER', text: null } } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      noah.call(contract.updateAppointment, { ...appointment, body: { startsAt: '2026-11-30T15:00:00Z' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(server.as(who.yusuf).call(contract.startAppointment, appointment)).rejects.toMatchObject({
      status: 404,
    });
  });

  test('an administrator calls a session off with an entry in the log, an owner none of another organization [ROLE-4]', async () => {
    const own = createTestServer();
    const [ingrid, idris] = [own.as(who.ingrid), own.as(who.idris)];
    const body = { reason: { code: 'OTHER' as const, text: null } };
    await expect(ingrid.call(contract.updateAppointment, { ...appointment, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    const { items } = await ingrid.call(contract.listAdminSessions, { query: { pageSize: 100 } });
    const theirs = await idris.call(contract.listAdminSessions, { query: { pageSize: 100 } });
    const others = items.filter(({ id }) => !theirs.items.some((session) => session.id === id)).map(({ id }) => id);
    expect(others.length).toBeGreaterThan(0);
    for (const id of others.slice(0, 5)) {
      await expect(idris.call(contract.cancelAppointment, { params: { id }, body })).rejects.toMatchObject({
        status: 404,
      });
    }
    const cancelled = await ingrid.call(contract.cancelAppointment, { ...appointment, body });
    expect(cancelled).toMatchObject({ status: 'CANCELLED', cancellation: { by: 'ADMIN', fee: { amountMinor: 0 } } });
    const { items: entries } = await ingrid.call(contract.listAuditEntries, {
      query: { action: ['session.cancelled'], limit: 1 },
    });
    expect(entries).toMatchObject([{ actor: { id: ids.users.ingrid }, target: { id: ids.appointments.upcoming } }]);
  });

  test('a saved card is charged by its owner and for a provider’s own session, by no administrator [ROLE-4]', async () => {
    for (const email of [who.ingrid, who.idris, who.noah])
      await expect(
        server.as(email).call(contract.processPayment, { body: { appointmentId: ids.appointments.upcoming } }),
      ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('a note is not readable by another provider', async () => {
    const yusuf = server.as(who.yusuf);
    await expect(
      yusuf.call(contract.updateSessionNote, { params: { id: ids.notes.draft }, body: { version: 2, sections: [] } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      yusuf.call(contract.signSessionNote, {
        params: { id: ids.notes.draft },
        body: { signature: { name: 'Yusuf Demir', statement: 'x', version: 2 } },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('lists contain own records only', async () => {
    const { items: laylas } = await server.as(who.layla).call(contract.listAppointments, {});
    expect(new Set(laylas.map((item) => item.client.id))).toEqual(new Set([ids.users.layla]));
    const { items: aminas } = await server.as(who.amina).call(contract.listAppointments, {});
    expect(new Set(aminas.map((item) => item.provider.id))).toEqual(new Set([ids.providers.amina]));
    const { items: notes } = await server
      .as(who.amina)
      .call(contract.listSessionNotes, { query: { clientId: ids.users.layla } });
    expect(new Set(notes.map((note) => note.client.id))).toEqual(new Set([ids.users.layla]));
    expect(notes.map((note) => note.sessionStartedAt)).toEqual(
      notes
        .map((note) => note.sessionStartedAt)
        .toSorted()
        .toReversed(),
    );
    expect(await server.as(who.zaynab).call(contract.listAppointments, {})).toMatchObject({ items: [], total: 0 });
    const { items: ofLayla } = await server
      .as(who.amina)
      .call(contract.listAppointments, { query: { as: 'provider', clientId: ids.users.layla } });
    expect(ofLayla).toEqual(aminas.filter(({ client }) => client.id === ids.users.layla));
    expect(ofLayla.length).toBeLessThan(aminas.length);
  });

  test('a client of another provider is denied, and an unknown client is not found', async () => {
    expect((await server.as(who.amina).call(contract.getClient, { params: { id: ids.users.layla } })).displayName).toBe(
      'Layla Haddad',
    );
    await expect(
      server.as(who.grace).call(contract.getClient, { params: { id: ids.users.layla } }),
    ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await expect(server.as(who.grace).call(contract.getClient, { params: { id: 'usr-000000' } })).rejects.toMatchObject(
      { status: 404, code: 'NOT_FOUND' },
    );
  });

  test.each([
    [contract.getAppointment, { id: 'apt-none' }, who.layla],
    [contract.getProvider, { idOrHandle: 'unknown' }, who.layla],
    [contract.getRoom, { roomName: 'nothere' }, who.layla],
    [contract.getAdminSession, { id: 'apt-none' }, who.ingrid],
    [contract.getRecording, { id: 'apt-none' }, who.amina],
  ])('an unknown record is not found (%#)', async (operation, params, email) => {
    await expect(server.as(email).call(operation, { params } as never)).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('paths', () => {
  test('of one base are not answered by the other', async () => {
    await expect(server.fetch('/cloud/v1/appointments')).rejects.toThrow('Nothing answers');
    await expect(server.fetch('/other/v1/appointments')).rejects.toThrow('Nothing answers');
    await expect(
      server.as(null).call(contract.getProvider, { params: { idOrHandle: 'clients' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
