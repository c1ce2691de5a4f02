import type { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRealtime } from './create.ts';
import { recordConsole, startSocketServer } from './testing.ts';

let io: Server;
let base: string;
let expectSilence: () => void;
const ends: (() => void)[] = [];

beforeEach(async () => {
  ({ io, base } = await startSocketServer());
  expectSilence = recordConsole();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await io.close();
  expectSilence();
});

function create() {
  const realtime = createRealtime({ base, token: () => 'a token' });
  ends.push(realtime.close);
  return realtime;
}

const appointmentUpdated = {
  appointmentId: 'apt-1',
  providerId: 'prv-1',
  status: 'CONFIRMED',
  updatedAt: '2026-11-24T15:00:00Z',
};

describe('an event', () => {
  it('[SESSION-4] reaches its listeners until they unsubscribe', async () => {
    const realtime = create();
    const [first, second, other] = [
      vi.fn<(event: unknown) => void>(),
      vi.fn<(event: unknown) => void>(),
      vi.fn<(event: unknown) => void>(),
    ];
    const stop = realtime.on('appointment.updated', first);
    realtime.on('appointment.updated', second);
    realtime.on('payment.received', other);
    realtime.open();
    await vi.waitFor(() => expect(realtime.status()).toBe('connected'));
    io.emit('appointment.updated', { ...appointmentUpdated, reasonForVisit: 'not for this place' });
    await vi.waitFor(() => expect(first).toHaveBeenCalledWith(appointmentUpdated));
    stop();
    io.emit('appointment.updated', appointmentUpdated);
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(2));
    expect([first.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  });

  it('[SESSION-4] [SEC-10] is dropped when malformed or unknown, and the connection stays open', async () => {
    const realtime = create();
    const heard = vi.fn<(event: unknown) => void>();
    for (const name of ['appointment.updated', 'payment.received', 'client.message'] as const) realtime.on(name, heard);
    realtime.open();
    await vi.waitFor(() => expect(realtime.status()).toBe('connected'));
    const malformed = [
      undefined,
      null,
      7,
      'text',
      [],
      [appointmentUpdated],
      {},
      { ...appointmentUpdated, status: 'GONE' },
      { ...appointmentUpdated, updatedAt: 'yesterday' },
      JSON.parse('{"__proto__":{"appointmentId":"apt-1"}}'),
    ];
    for (const payload of malformed) io.emit('appointment.updated', payload);
    io.emit('appointment.updated');
    io.emit('client.message', { messageId: 'm', clientId: 'c', clientName: '  ', unread: -1, sentAt: 'now' });
    io.emit('payment.received', Buffer.from('bytes'));
    for (const name of ['appointment.deleted', 'constructor', '__proto__', 'toString', ''])
      io.emit(name, appointmentUpdated);
    io.emit('appointment.updated', appointmentUpdated);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls).toEqual([[appointmentUpdated]]);
    expect(realtime.status()).toBe('connected');
  });
});
