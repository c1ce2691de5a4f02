import { expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { createTestServer, who } from '../../testing/test-server.ts';

test('[CALL-7] an external event over a session waits for a decision, which is kept over the next synchronisation', async () => {
  const amina = createTestServer().as(who.amina);
  const google = { params: { id: 'google' } };
  expect((await amina.call(contract.listCalendarConflicts, {})).items).toEqual([]);
  await amina.call(contract.syncCalendar, google);
  const { items } = await amina.call(contract.listCalendarConflicts, {});
  expect(items).toMatchObject([{ event: { title: 'Car inspection' }, conflictsWith: { title: 'Noah Bergström' } }]);
  const params = { id: items[0]?.event.id ?? '' };
  expect(
    await amina.call(contract.resolveCalendarConflict, { params, body: { resolution: 'IGNORE_EVENT' } }),
  ).toMatchObject({ title: 'Car inspection', isBusy: false });
  await amina.call(contract.syncCalendar, google);
  expect((await amina.call(contract.listCalendarConflicts, {})).items).toEqual([]);
});

test('[CALL-7] a block of one’s own is no external event to decide about', async () => {
  const amina = createTestServer().as(who.amina);
  await expect(
    amina.call(contract.resolveCalendarConflict, { params: { id: 'blk-1' }, body: { resolution: 'KEEP_BOTH' } }),
  ).rejects.toMatchObject({ status: 404 });
});
