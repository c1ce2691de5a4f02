import { expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const at = (id: string) => ({ params: { id } });
const reason = { code: 'PROVIDER_UNAVAILABLE' as const, text: null };
const { noahUpcoming, cancelled } = ids.appointments;

test('the sessions called off are those of the preview, whose clients pay nothing [ADM-61]', async () => {
  const ingrid = createTestServer().as(who.ingrid);
  const set = await ingrid.call(contract.previewSessionCancel, {
    ...at(noahUpcoming),
    body: { scope: 'PROVIDER_DAY' },
  });
  expect(set.items).toHaveLength(set.dayCount);
  expect(set.items.map(({ id }) => id)).toContain(noahUpcoming);
  const done = await ingrid.call(contract.cancelManySessions, {
    ...at(noahUpcoming),
    body: { scope: 'PROVIDER_DAY', mark: set.mark, reason },
  });
  expect(done.cancelled).toEqual(set.items.map(({ id }) => id));
  expect(await ingrid.call(contract.getAdminSession, at(noahUpcoming))).toMatchObject({
    status: 'CANCELLED',
    cancellation: { by: 'ADMIN', fee: { amountMinor: 0 } },
  });
});

test('another set than that of the preview is refused, and nothing of it is done', async () => {
  const ingrid = createTestServer().as(who.ingrid);
  await expect(
    ingrid.call(contract.cancelManySessions, {
      ...at(noahUpcoming),
      body: { scope: 'ONE', mark: 'set0000', reason },
    }),
  ).rejects.toMatchObject({ status: 409, code: 'SELECTION_CHANGED' });
  expect((await ingrid.call(contract.getAdminSession, at(noahUpcoming))).status).not.toBe('CANCELLED');
  await expect(
    ingrid.call(contract.previewSessionCancel, { ...at(cancelled), body: { scope: 'ONE' } }),
  ).rejects.toMatchObject({ code: 'NOT_CANCELLABLE' });
});
