import {
  cancelAppointment,
  confirmAppointment,
  getAdminSession,
  listAppointments,
  listNotifications,
} from '@sakina/platform/contract';
import { expect, it, vi } from 'vitest';
import { ids } from '../personas/ids.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTestServer, who } from '../testing/test-server.ts';

// An administrator’s first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

it('confirms a booking once, and only for its provider [CLOUD-281]', async () => {
  const server = createTestServer();
  const amina = server.as(who.amina);
  const { items } = await amina.call(listAppointments, { query: { status: 'PENDING', as: 'provider' } });
  const [pending] = items;
  if (!pending) throw new Error('The seed has no booking to confirm');
  const params = { id: pending.id };
  await expect(server.as(who.layla).call(confirmAppointment, { params })).rejects.toMatchObject({ status: 403 });
  await expect(amina.call(confirmAppointment, { params })).resolves.toEqual({
    ...pending,
    status: 'CONFIRMED',
    updatedAt: expect.any(String),
  });
  await expect(amina.call(confirmAppointment, { params })).rejects.toMatchObject({
    code: 'NOT_PENDING',
    details: { status: 'CONFIRMED' },
  });
});

it('remembers of a request that it was never confirmed, and its notice says so [CLOUD-281]', async () => {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const [amina, noah] = [server.as(who.amina), server.as(who.noah)];
  const params = { id: ids.appointments.noahUpcoming };
  await store.run((tables) => {
    const row = tables.appointments.get(params.id);
    if (row) tables.appointments.put({ ...row, status: 'PENDING' });
  });
  const body = { reason: { code: 'PROVIDER_UNAVAILABLE' as const, text: null } };
  const declined = await amina.call(cancelAppointment, { params, body });
  expect(declined).toMatchObject({ status: 'CANCELLED', cancellation: { by: 'PROVIDER', wasRequest: true } });
  const { items } = await noah.call(listNotifications, { query: { limit: 1 } });
  expect(items).toMatchObject([{ kind: 'APPOINTMENT_CANCELLED', about: { request: 'DECLINED' } }]);
  await expect(amina.call(confirmAppointment, { params })).rejects.toMatchObject({ details: { status: 'DECLINED' } });
  const seen = await server.as(who.ingrid).call(getAdminSession, { params });
  expect(seen.cancellation?.wasRequest).toBe(true);
});
