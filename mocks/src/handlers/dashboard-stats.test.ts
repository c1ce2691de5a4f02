import { getDashboardStats, listAppointments } from '@sakina/platform/contract';
import { addDays, dateIn, instantAt } from '@sakina/platform/format';
import { expect, test } from 'vitest';
import { createTestServer, who } from '../testing/test-server.ts';

test.each(['America/New_York', 'Asia/Riyadh', 'Asia/Kolkata', 'Africa/Casablanca', 'Pacific/Auckland'])(
  'the sessions of today are those of the reader’s day in %s [CALL-37]',
  async (timeZone) => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const day = dateIn(server.now().toISOString(), timeZone);
    const [from, to] = [instantAt(day, '00:00', timeZone), instantAt(addDays(day, 1), '00:00', timeZone)];
    const { items } = await amina.call(listAppointments, { query: { from, to, as: 'provider' } });
    const held = items.filter(({ status }) => status !== 'CANCELLED' && status !== 'NO_SHOW');
    const { sessionsToday } = await amina.call(getDashboardStats, { query: { timeZone } });
    expect(sessionsToday).toBe(held.length);
  },
);

test('a zone that does not exist is refused at its field', async () => {
  const amina = createTestServer().as(who.amina);
  await expect(amina.call(getDashboardStats, { query: { timeZone: 'Mars/Olympus' } })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});
