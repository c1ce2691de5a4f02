import { expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const at = (id: string) => ({ params: { id } });
const reason = { code: 'PROVIDER_UNAVAILABLE' as const, text: null };
const { noahUpcoming, cancelled } = ids.appointments;

test('the sessions canceled are those of the preview, whose clients pay nothing [ADM-61]', async () => {
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

test('what a client wrote about a cancellation is in no answer of the administration, and reading it leaves an entry [ADM-62]', async () => {
  const server = createTestServer();
  const ingrid = server.as(who.ingrid);
  const words = 'I have a fever and would rather rest.';
  const answers = [
    await ingrid.call(contract.getAdminSession, at(cancelled)),
    await ingrid.call(contract.listAdminSessions, { query: { q: cancelled } }),
    await ingrid.call(contract.getAppointment, at(cancelled)),
  ];
  expect(answers[0]).toMatchObject({ cancellation: { reason: { code: 'UNWELL', hasText: true } } });
  expect(JSON.stringify(answers)).not.toContain(words);
  const entries = async () =>
    (await ingrid.call(contract.listAuditEntries, { query: { action: ['session.text_read'] } })).items;
  const before = await entries();
  expect(await ingrid.call(contract.readCancellationText, at(cancelled))).toEqual({ text: words });
  const left = await entries();
  expect(left).toHaveLength(before.length + 1);
  expect(left[0]).toMatchObject({
    actor: { displayName: 'Ingrid Solheim' },
    target: { kind: 'SESSION', id: cancelled },
  });
  expect(JSON.stringify(left)).not.toContain(words);
  await expect(ingrid.call(contract.readCancellationText, at(noahUpcoming))).rejects.toMatchObject({ code: 'NO_TEXT' });
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

test('of chosen sessions only those ahead are canceled, and only the very set of the preview [ADM-61]', async () => {
  const ingrid = createTestServer().as(who.ingrid);
  const body = { ids: [cancelled, noahUpcoming, noahUpcoming] };
  const set = await ingrid.call(contract.previewChosenCancel, { body });
  expect(set.items.map(({ id }) => id)).toEqual([noahUpcoming]);
  expect(set.left).toBe(1);
  await expect(
    ingrid.call(contract.cancelChosenSessions, { body: { ...body, mark: 'set0000', reason } }),
  ).rejects.toMatchObject({ status: 409, code: 'SELECTION_CHANGED' });
  expect((await ingrid.call(contract.getAdminSession, at(noahUpcoming))).status).not.toBe('CANCELLED');
  const done = await ingrid.call(contract.cancelChosenSessions, { body: { ...body, mark: set.mark, reason } });
  expect(done.cancelled).toEqual([noahUpcoming]);
  expect(await ingrid.call(contract.getAdminSession, at(noahUpcoming))).toMatchObject({
    status: 'CANCELLED',
    cancellation: { by: 'ADMIN', fee: { amountMinor: 0 } },
  });
  await expect(
    ingrid.call(contract.cancelChosenSessions, { body: { ...body, mark: set.mark, reason } }),
  ).rejects.toMatchObject({ code: 'SELECTION_CHANGED' });
});

test('twelve generated sessions are canceled in one act, each with its entry in the log [ADM-61]', async () => {
  const server = createTestServer();
  const ingrid = server.as(who.ingrid);
  const query = { status: ['CONFIRMED' as const], sort: 'startsAt' as const, direction: 'desc' as const, pageSize: 12 };
  const ids12 = (await ingrid.call(contract.listAdminSessions, { query })).items.map(({ id }) => id);
  expect(ids12).toHaveLength(12);
  const { mark } = await ingrid.call(contract.previewChosenCancel, { body: { ids: ids12 } });
  const { cancelled: done } = await ingrid.call(contract.cancelChosenSessions, {
    body: { ids: ids12, mark, reason },
  });
  expect(done.toSorted((a, b) => a.localeCompare(b))).toEqual(ids12.toSorted((a, b) => a.localeCompare(b)));
  const log = await ingrid.call(contract.listAuditEntries, { query: { action: ['session.cancelled'] } });
  expect(log.items.filter(({ target }) => ids12.some((id) => id === target.id))).toHaveLength(12);
});
