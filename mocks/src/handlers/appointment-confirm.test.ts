import { confirmAppointment, listAppointments } from '@sakina/platform/contract';
import { expect, it } from 'vitest';
import { createTestServer, who } from '../testing/test-server.ts';

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
