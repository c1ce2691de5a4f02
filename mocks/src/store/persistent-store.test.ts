import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { createTestServer, who } from '../testing/test-server.ts';
import { createPersistentStore } from './persistent-store.ts';
import type { StoragePort } from './persistent-store.ts';

/** A storage port in memory with serialised values and a lock. */
function createDisk(content?: unknown): StoragePort & { content: () => unknown; put: (value: unknown) => void } {
  let text = content === undefined ? undefined : JSON.stringify(content);
  let queue: Promise<unknown> = Promise.resolve();
  return {
    read: async () => (text === undefined ? undefined : (JSON.parse(text) as unknown)),
    write: async (value) => {
      text = JSON.stringify(value);
    },
    alone: (work) => {
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
    content: () => (text === undefined ? undefined : (JSON.parse(text) as unknown)),
    put: (value) => {
      text = JSON.stringify(value);
    },
  };
}

const firstStart = () => new Date('2026-11-24T15:00:00Z');
const open = (disk: StoragePort, now = firstStart) => createTestServer({ store: createPersistentStore(disk, now) });
const cancel = { params: { id: ids.appointments.upcoming }, body: { reason: { code: 'OTHER' as const, text: null } } };
const statusOf = async (server: ReturnType<typeof open>) =>
  (await server.as(who.layla).call(contract.getAppointment, { params: cancel.params })).status;

describe('the demo’s server', () => {
  test('keeps changes when the tab is closed and opened again', async () => {
    const disk = createDisk();
    await open(disk).as(who.layla).call(contract.cancelAppointment, cancel);
    expect(await statusOf(open(disk))).toBe('CANCELLED');
  });

  test('keeps its first day when it is opened later', async () => {
    const disk = createDisk();
    const first = await open(disk).as(who.layla).call(contract.getAppointment, { params: cancel.params });
    const later = await open(disk, () => new Date('2026-12-20T15:00:00Z'))
      .as(who.layla)
      .call(contract.getAppointment, { params: cancel.params });
    expect(later).toEqual(first);
  });

  test('is shared by two tabs: each sees the other’s changes at once', async () => {
    const disk = createDisk();
    const [one, two] = [open(disk), open(disk)];
    expect(await statusOf(two)).toBe('CONFIRMED');
    await one.as(who.layla).call(contract.cancelAppointment, cancel);
    expect(await statusOf(two)).toBe('CANCELLED');
  });

  test('[SEC-12] makes one booking for one key in two tabs, and gives a time to one of two people', async () => {
    const disk = createDisk();
    const [one, two] = [open(disk), open(disk)];
    const serviceId = `${ids.providers.amina}-session`;
    const { slots } = await one.as(null).call(contract.listOpenSlots, {
      params: { id: ids.providers.amina },
      query: { serviceId, from: '2026-11-30T00:00:00Z', to: '2026-12-02T00:00:00Z' },
    });
    const startsAt = slots[0]?.startsAt ?? '';
    const booking = {
      body: {
        providerId: ids.providers.amina,
        serviceId,
        startsAt,
        mode: 'ONLINE' as const,
        clientTimeZone: 'Europe/London',
        consent: { treatment: true, telehealth: true, policy: true } as const,
      },
    };
    const [first, again, other] = await Promise.allSettled([
      one.as(who.layla).call(contract.createAppointment, booking, { idempotencyKey: 'intent-intent' }),
      two.as(who.layla).call(contract.createAppointment, booking, { idempotencyKey: 'intent-intent' }),
      two.as(who.noah).call(contract.createAppointment, booking, { idempotencyKey: 'intent-intent' }),
    ]);
    expect(again).toEqual(first);
    expect(other).toMatchObject({ status: 'rejected', reason: { code: 'SLOT_TAKEN' } });
  });

  test('keeps no changes of a refused call', async () => {
    const disk = createDisk();
    const server = open(disk);
    await statusOf(server);
    const before = disk.content();
    await expect(
      server.as(who.layla).call(contract.cancelAppointment, { ...cancel, params: { id: ids.appointments.lastWeek } }),
    ).rejects.toMatchObject({ code: 'NOT_CANCELLABLE' });
    expect(disk.content()).toEqual(before);
  });

  test('resets all tabs, with the seed around the day of the reset', async () => {
    const disk = createDisk();
    const one = createPersistentStore(disk, () => new Date('2026-12-20T15:00:00Z'));
    const two = open(disk);
    await two.as(who.layla).call(contract.cancelAppointment, cancel);
    await one.reset();
    const fresh = await two.as(who.layla).call(contract.getAppointment, { params: cancel.params });
    expect(fresh.status).toBe('CONFIRMED');
    expect(fresh.startsAt.slice(0, 7)).toBe('2026-12');
  });

  test.each([
    ['nothing of ours', { hello: 'world' }],
    ['a text', 'state'],
    ['a list', [1, 2, 3]],
    ['nothing', null],
    ['another format', { format: 99, seedVersion: 2, seededAt: '2026-11-24T15:00:00Z', revision: 3, changes: {} }],
    ['an older seed', { format: 1, seedVersion: 1, seededAt: '2026-11-24T15:00:00Z', revision: 3, changes: {} }],
    ['no date', { format: 1, seedVersion: 2, seededAt: 'yesterday', revision: 3, changes: {} }],
    [
      'a broken row',
      {
        format: 1,
        seedVersion: 2,
        seededAt: '2026-11-24T15:00:00Z',
        revision: 3,
        changes: { appointments: [[ids.appointments.upcoming, { id: ids.appointments.upcoming }]] },
      },
    ],
    [
      'a row under another id',
      {
        format: 1,
        seedVersion: 2,
        seededAt: '2026-11-24T15:00:00Z',
        revision: 3,
        changes: { answers: [['a', { id: 'b', at: '2026-11-24T15:00:00Z', data: 1 }]] },
      },
    ],
  ])('starts fresh if the disk contains %s', async (_, content) => {
    const disk = createDisk(content);
    const server = open(disk);
    expect(await statusOf(server)).toBe('CONFIRMED');
    await server.as(who.layla).call(contract.cancelAppointment, cancel);
    expect(await statusOf(open(disk))).toBe('CANCELLED');
  });

  test('starts fresh when the disk is overwritten while a tab is open', async () => {
    const disk = createDisk();
    const server = open(disk);
    await server.as(who.layla).call(contract.cancelAppointment, cancel);
    disk.put({ garbage: true });
    expect(await statusOf(server)).toBe('CONFIRMED');
  });

  test('continues in memory without storage', async () => {
    const refused = () => Promise.reject(new DOMException('No storage', 'SecurityError'));
    const server = open({ read: refused, write: refused, alone: (work) => work() });
    await server.as(who.layla).call(contract.cancelAppointment, cancel);
    expect(await statusOf(server)).toBe('CANCELLED');
  });

  test('continues in memory when the disk is full', async () => {
    const disk = createDisk();
    const server = open({ ...disk, write: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) });
    await server.as(who.layla).call(contract.cancelAppointment, cancel);
    expect(await statusOf(server)).toBe('CANCELLED');
  });

  test('stores only the newest answers to keys', async () => {
    const disk = createDisk();
    const server = open(disk);
    for (let index = 0; index < 510; index += 1) {
      await server
        .as(who.amina)
        .call(
          contract.createSessionNote,
          { body: { appointmentId: ids.appointments.lastWeek, template: 'SOAP', sections: [] } },
          { idempotencyKey: `answer-key-${index}` },
        );
    }
    const { changes } = disk.content() as { changes: { answers: unknown[] } };
    expect(changes.answers).toHaveLength(500);
  });
});
