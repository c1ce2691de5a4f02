import { describe, expect, test, vi } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { suspendAs } from '../testing/suspend.ts';
import { createTestServer, who } from '../testing/test-server.ts';

// The first suspension builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('sessions of a provider who cannot hold them', () => {
  test('[SESSION-1] are marked for the provider and refuse to start', async () => {
    const daniel = createTestServer().as(who.daniel);
    const { items } = await daniel.call(contract.listAppointments, { query: { as: 'provider' } });
    const ahead = items.filter(({ status, startsAt }) => status === 'CONFIRMED' && startsAt > '2026-11-24T15:00:00Z');
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.every(({ heldBack }) => heldBack === 'UNVERIFIED')).toBe(true);
    expect(items.filter(({ status }) => status === 'COMPLETED').every(({ heldBack }) => heldBack === undefined)).toBe(
      true,
    );
    const params = { id: ids.appointments.unverified };
    expect((await daniel.call(contract.getAppointment, { params })).heldBack).toBe('UNVERIFIED');
    await expect(daniel.call(contract.startAppointment, { params })).rejects.toMatchObject({ status: 403 });
  });

  test('[SESSION-1] are in the administration’s queue, and those of others are not marked', async () => {
    const server = createTestServer();
    const { items } = await server.as(who.layla).call(contract.listAppointments, {});
    expect(items.some(({ provider, heldBack }) => provider.id === ids.providers.amina && heldBack !== undefined)).toBe(
      false,
    );
    const { tasks } = await server.as(who.ingrid).call(contract.getAdminOverview, {});
    const waiting = tasks.find(({ kind }) => kind === 'SESSIONS_HELD_BACK')?.count ?? 0;
    expect(waiting).toBeGreaterThan(0);
    const listed = await server.as(who.ingrid).call(contract.listAdminSessions, { query: { view: 'HELD_BACK' } });
    expect(listed.total).toBe(waiting);
    for (const { id, provider } of listed.items) {
      const { verification, suspension } = await server
        .as(who.ingrid)
        .call(contract.getAdminProvider, { params: { id: provider.id } });
      expect([id, verification !== 'VERIFIED' || suspension !== null]).toEqual([id, true]);
    }
  });

  test('[SESSION-1] of someone suspended say to their clients that nothing further can be booked, canceled and past ones too', async () => {
    const server = createTestServer();
    const [layla, ingrid] = [server.as(who.layla), server.as(who.ingrid)];
    const withAmina = async () =>
      (await layla.call(contract.listAppointments, { query: { as: 'client' } })).items.filter(
        ({ provider }) => provider.id === ids.providers.amina,
      );
    expect((await withAmina()).some(({ isProviderAway }) => isProviderAway)).toBe(false);
    await suspendAs(ingrid, ids.users.amina, 'Reported twice.');
    const after = await withAmina();
    expect(new Set(after.map(({ status }) => status))).toContain('CANCELLED');
    expect(after.every(({ isProviderAway }) => isProviderAway === true)).toBe(true);
  });
});

describe('what a suspended provider asked of a client', () => {
  test('[CARE-2] waits for no answer until the suspension ends', async () => {
    const server = createTestServer();
    const [layla, ingrid] = [server.as(who.layla), server.as(who.ingrid)];
    const params = { id: ids.providers.amina };
    const body = { reason: 'Reported twice.' };
    const asked = async () => {
      const consents = (await layla.call(contract.listOwnClientConsents, {})).items;
      const query = { status: 'ASSIGNED' as const };
      const measures = (await layla.call(contract.listMeasures, { params: { id: ids.users.layla }, query })).items;
      const fromAmina = [
        ...consents.filter(({ provider, status }) => provider.id === params.id && status === 'REQUESTED'),
        ...measures.filter(({ assignedBy }) => assignedBy?.id === params.id),
      ];
      expect(fromAmina.length).toBeGreaterThan(1);
      return fromAmina.map(({ isOnHold = false }) => isOnHold);
    };
    expect(new Set(await asked())).toEqual(new Set([false]));
    await ingrid.call(contract.suspendProvider, { params, body });
    expect(new Set(await asked())).toEqual(new Set([true]));
    await ingrid.call(contract.reinstateProvider, { params, body });
    expect(new Set(await asked())).toEqual(new Set([false]));
  });
});
